import { brand } from '@platform/contract';
import { EntryIcon, Link, useEntriesWithoutClub, useNavEntries, usePageTitle } from '@platform/module-kit';
import { Button, Inline, MessagePage } from '@platform/ui';

/** No release has the page that people land on. The pages of their other modules are there, so it leads to them. */
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
