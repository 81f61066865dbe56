import { Button, Card, EmptyState, Icon, PageHeader, token } from '@platform/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

/** Someone of the firm, who belongs to no club, sees why there is nothing of their own here. */
export function NoClubPage() {
  return (
    <Page>
      <PageHeader
        title="Training"
        description="What a club's people learn before the season, and who has completed it."
      />
      <Card>
        <EmptyState
          title="Your account belongs to no club"
          description="Training shows the modules of one club. Sign in as one of its people, or look at the demo."
          icon={<Icon name="graduation-cap" size={24} />}
          action={
            <Button as={Link} to="/demo/training">
              Open the demo
            </Button>
          }
        />
      </Card>
    </Page>
  );
}

const Page = styled.div`
  max-width: ${token.width.page};
  margin-inline: auto;
`;
