import { HOME_OF_MEMBERS } from '@platform/contract';
import { Button, Card, EmptyState, Icon, PageHeader, type IconName } from '@platform/ui';
import { Link } from 'react-router-dom';

interface NoClubProps {
  /** The page's own heading and what it would show. */
  title: string;
  description: string;
  icon: IconName;
}

/** A page about one club, for someone of the firm, who belongs to none. */
export function NoClub({ title, description, icon }: NoClubProps) {
  return (
    <>
      <PageHeader title={title} description={description} />
      <Card $padding="none">
        <EmptyState
          title="Your account belongs to no club"
          description="This page shows one club to its own people. See your features instead."
          icon={<Icon name={icon} size={24} />}
          action={
            <Button as={Link} to={HOME_OF_MEMBERS}>
              Go to your features
            </Button>
          }
        />
      </Card>
    </>
  );
}
