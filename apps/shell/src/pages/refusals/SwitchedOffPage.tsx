import { brand, notFoundWords } from '@platform/contract';
import { Link } from '@platform/module-kit';
import { useAuth } from '@platform/session';
import { Button, Inline, MessagePage } from '@platform/ui';
import { HOME_OF_MEMBERS } from '../../screens/resolveScreen';

/** The club's engagement does not include this module. */
export function SwitchedOffPage({ title }: { title: string }) {
  const { isAdmin } = useAuth();
  return (
    <MessagePage>
      <h1>{title} is not part of your club's engagement</h1>
      <p>
        {brand.name} switches it on for a club. {isAdmin ? 'You' : 'Your administrator'} can ask for it; everything else
        works as before.
      </p>
      <Inline $justify="center">
        <Button as={Link} to={HOME_OF_MEMBERS}>
          Go to the dashboard
        </Button>
        {isAdmin && (
          <Button as={Link} to="/contact" variant="secondary">
            {notFoundWords.wayToAsk}
          </Button>
        )}
      </Inline>
    </MessagePage>
  );
}
