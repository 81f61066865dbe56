import { HOME_OF_MEMBERS } from '@platform/contract';
import { AppPage, Button, Card, EmptyState, Icon, PageHeader, type IconName } from '@platform/ui';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';

export interface NoClubPageProps {
  /** The page's own heading and sentence, as members of a club read them. */
  title: string;
  description: string;
  /** One of the design system, or a drawing of your own. */
  icon: IconName | ReactElement;
  /** What the page shows of one club, such as `the people`. */
  shows: string;
  /** Address of the page over the sample club. Without one, the page leads to the person's features. */
  demo?: string;
}

/** Tells the firm's people, who belong to no club, why there is nothing of their own here. */
export function NoClubPage({ title, description, icon, shows, demo }: NoClubPageProps) {
  const next = demo === undefined ? 'see your features' : 'look at the demo';
  return (
    <AppPage>
      <PageHeader title={title} description={description} />
      <Card>
        <EmptyState
          title="Your account belongs to no club"
          description={`${title} shows ${shows} of one club. Sign in as one of its people, or ${next}.`}
          icon={typeof icon === 'string' ? <Icon name={icon} size={24} /> : icon}
          action={
            <Button as={Link} to={demo ?? HOME_OF_MEMBERS}>
              {demo === undefined ? 'Go to your features' : 'Open the demo'}
            </Button>
          }
        />
      </Card>
    </AppPage>
  );
}
