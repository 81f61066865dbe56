import { styled } from 'styled-components';
import type { Examples } from '../catalogue/examples';
import { Button } from '../forms/buttons/Button';
import { Icon } from '../icon/Icon';
import { AppPage } from './AppPage';
import { PageHeader } from './PageHeader';

const Column = styled.div`
  max-width: 24rem;
`;

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
      name: 'With an icon, above its words on a phone',
      render: () => (
        <PageHeader
          eyebrow="Pine Hollow Swim & Tennis"
          title="Recruitment"
          description="Who wants to work with you, and how far they are."
          actions={<Button icon={<Icon name="user-plus" size={18} />}>Add an applicant</Button>}
        />
      ),
    },
    {
      name: 'With more actions than fit beside the title, which stand below the description',
      render: () => (
        <Column>
          <PageHeader
            eyebrow="Pine Hollow Swim & Tennis"
            title="Scheduling"
            description="Who works when, and what is still open."
            actions={
              <>
                <Button variant="secondary">Publish 12 shifts</Button>
                <Button>Create Schedule</Button>
              </>
            }
          />
        </Column>
      ),
    },
    { name: 'Title alone', render: () => <PageHeader title="Settings" /> },
  ],
};
