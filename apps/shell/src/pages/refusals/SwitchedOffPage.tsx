import { brand, notFoundWords, type SwitchedOffModule } from '@platform/contract';
import { Link } from '@platform/module-kit';
import { useAuth } from '@platform/session';
import { Button, Inline, MessagePage } from '@platform/ui';
import { HOME_OF_MEMBERS } from '../../screens/resolveScreen';
import { ModuleIntroduction } from './ModuleIntroduction';
import { seasonModuleWith } from './seasonModules';
import { SeasonPicture } from './SeasonPicture';

/** The club's engagement does not include this module. */
export function SwitchedOffPage({ module: { id, title } }: { module: SwitchedOffModule }) {
  const { isAdmin } = useAuth();
  const ofSeason = seasonModuleWith(id);
  return (
    <MessagePage>
      {ofSeason && <SeasonPicture id={id} />}
      <h1>{title} is not part of your club's engagement</h1>
      {ofSeason && <ModuleIntroduction module={ofSeason} />}
      <p>
        {brand.name} switches it on for a club. {isAdmin ? 'You' : 'Your administrator'} can ask for it; everything else
        works as before.
      </p>
      <Inline $justify="center">
        <Button as={Link} to={HOME_OF_MEMBERS}>
          {notFoundWords.wayToApp}
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
