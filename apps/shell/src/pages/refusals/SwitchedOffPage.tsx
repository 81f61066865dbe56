import { brand, CONTACT_PAGE, HOME_OF_MEMBERS, notFoundWords, type SwitchedOffModule } from '@platform/contract';
import { Link } from '@platform/module-kit';
import { ModuleIntroduction } from '@platform/module-kit/screens';
import { useAuth } from '@platform/session';
import { Button, Inline, MessagePage } from '@platform/ui';

/** The club's engagement does not include this module. */
export function SwitchedOffPage({ module: { id, title } }: { module: SwitchedOffModule }) {
  const { isAdmin } = useAuth();
  return (
    <MessagePage>
      <ModuleIntroduction id={id} reason={`${title} is not part of your club's engagement`} />
      <p>
        {brand.name} switches it on for a club. {isAdmin ? 'You' : 'Your administrator'} can ask for it; everything else
        works as before.
      </p>
      <Inline $justify="center">
        <Button as={Link} to={HOME_OF_MEMBERS}>
          {notFoundWords.wayToApp}
        </Button>
        {isAdmin && (
          <Button as={Link} to={CONTACT_PAGE} variant="secondary">
            {notFoundWords.wayToAsk}
          </Button>
        )}
      </Inline>
    </MessagePage>
  );
}
