import { AppPage, Button, Card, EmptyState, Icon, PageHeader, type IconName } from '@platform/ui';
import { Link } from 'react-router-dom';

export interface NoClubPageProps {
  /** The page's own heading and sentence, as members of a club read them. */
  title: string;
  description: string;
  icon: IconName;
  /** What the page shows of one club, such as `the people`. */
  shows: string;
  /** Address of the page over the sample club. */
  demo: string;
}

/** Someone of the firm, who belongs to no club, sees why there is nothing of their own here. */
export function NoClubPage({ title, description, icon, shows, demo }: NoClubPageProps) {
  return (
    <AppPage>
      <PageHeader title={title} description={description} />
      <Card>
        <EmptyState
          title="Your account belongs to no club"
          description={`${title} shows ${shows} of one club. Sign in as one of its people, or look at the demo.`}
          icon={<Icon name={icon} size={24} />}
          action={
            <Button as={Link} to={demo}>
              Open the demo
            </Button>
          }
        />
      </Card>
    </AppPage>
  );
}
