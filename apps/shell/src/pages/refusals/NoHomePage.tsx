import { brand } from '@platform/contract';
import { EntryIcon, Link, useEntriesWithoutClub, useNavEntries, usePageTitle } from '@platform/module-kit';
import { Button, Inline, MessagePage } from '@platform/ui';

/** No release has the person's home page. The page links to their other modules. */
export function NoHomePage() {
  const entries = [...useNavEntries('sidebar'), ...useEntriesWithoutClub()];
  usePageTitle('Dashboard');
  return (
    <MessagePage>
      <h1>Your dashboard is not here right now</h1>
      <p>
        {brand.name} is changing it. Nothing is lost. Reload the page in a minute
        {entries.length > 0 ? ', or go on with:' : '.'}
      </p>
      <Inline $justify="center">
        <Button onClick={() => window.location.reload()}>Reload</Button>
        {entries.map(({ to, label, icon }) => (
          <Button key={to} as={Link} to={to} variant="secondary" icon={<EntryIcon icon={icon} size={18} />}>
            {label}
          </Button>
        ))}
      </Inline>
    </MessagePage>
  );
}
