import type { Examples } from '../catalogue/examples';
import { Button } from '../forms/buttons/Button';
import { Icon } from '../icon/Icon';
import { AppPage } from './AppPage';
import { PageHeader } from './PageHeader';

export const pageHeaderExamples: Examples = {
  title: 'Page header',
  group: 'Layout',
  about: 'The top of a screen: its only first-level heading, one sentence, the main actions.',
  examples: [
    {
      name: 'With actions',
      render: () => (
        <AppPage>
          <PageHeader
            eyebrow="Pine Hollow Swim & Tennis"
            title="Training"
            description="Who has done what before the season opens, and whose certification runs out."
            actions={<Button>Assign training</Button>}
          />
        </AppPage>
      ),
    },
    {
      name: 'With an icon, which stands alone on a phone',
      render: () => (
        <PageHeader
          eyebrow="Pine Hollow Swim & Tennis"
          title="Recruitment"
          description="Who wants to work with you, and how far they are."
          actions={<Button icon={<Icon name="user-plus" size={18} />}>Add an applicant</Button>}
        />
      ),
    },
    { name: 'Title alone', render: () => <PageHeader title="Settings" /> },
  ],
};
