import { brand, HOME_OF_MEMBERS, notFoundWords, type SeasonModuleId } from '@platform/contract';
import { seasonModules } from '@platform/contract/season';
import { Link, usePageTitle } from '@platform/module-kit';
import { ModuleIntroduction } from '@platform/module-kit/screens';
import { Button, MessagePage } from '@platform/ui';

/** The module has no release yet, even if the club's engagement includes it. */
export function UnreleasedPage({ id }: { id: SeasonModuleId }) {
  const { title } = seasonModules[id];
  usePageTitle(title);
  return (
    <MessagePage>
      <ModuleIntroduction id={id} reason={`${title} is not open yet`} />
      <p>
        {brand.name} has not released it yet. Once it opens and your club's engagement includes it, you will find it in
        the sidebar.
      </p>
      <Button as={Link} to={HOME_OF_MEMBERS}>
        {notFoundWords.wayToApp}
      </Button>
    </MessagePage>
  );
}
