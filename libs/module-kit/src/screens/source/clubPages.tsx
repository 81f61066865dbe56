import { lazyPage, Outlet } from '@platform/module-kit';
import { loadForms, loadTables } from '@platform/ui';
import { useEffect, type ComponentType } from 'react';
import { NoClubPage, type NoClubPageProps } from '../notices/NoClubPage';
import type { ClubSource } from './clubSource';
import type { SourceProviderProps } from './sourceContext';
import type { StartReads } from './firstReads';
import { readClubWithCode } from './readClubWithCode';
import type { ClubReader } from './useClubReader';
import { useOwnSource } from './useOwnSource';

type CreateOwn<Source> = (reader: ClubReader) => Source;

export interface ClubPagesOptions<Source extends ClubSource> {
  /** Of `createSource`. */
  SourceProvider: ComponentType<SourceProviderProps<Source>>;
  /** Makes the source of the reader's club, or fetches what makes it, where a module has several of them. */
  own: CreateOwn<Source> | { path: string | readonly string[]; load: () => Promise<CreateOwn<Source>> };
  demo: {
    /** The pattern of the demo's routes, such as `/demo/training/*`; or several, the first page's first. */
    path: string | readonly string[];
    /** Fetches what makes the demo's source. It is made once for each visit. */
    load: () => Promise<() => Source>;
  };
  /** What the first screen over the club's rows reads, and the path of its route. It starts with the module's code. */
  firstReads?: { path: string; start: StartReads<Source> };
  /** What people without a club see in place of the pages. */
  noClub: Omit<NoClubPageProps, 'demo'>;
}

/** The code that nearly every page of a club uses. */
const loadParts = () => Promise.all([loadForms(), loadTables()]);

/** Elements for two routes with the same pages below them: over the rows of the reader's club, and over the sample club. */
export function clubPages<Source extends ClubSource>({
  SourceProvider,
  own,
  demo,
  firstReads,
  noClub,
}: ClubPagesOptions<Source>): {
  OwnClub: ComponentType;
  DemoClub: ComponentType;
} {
  const [demoPath = ''] = [demo.path].flat();
  const ownClub = (create: CreateOwn<Source>) => () => {
    const source = useOwnSource(create);
    // They come while the rows are read.
    useEffect(() => void loadParts(), []);
    if (!source) return <NoClubPage {...noClub} demo={demoPath.replace('/*', '')} />;
    return (
      <SourceProvider value={source}>
        <Outlet />
      </SourceProvider>
    );
  };
  const OwnClub = typeof own === 'function' ? ownClub(own) : lazyPage(own.path, async () => ownClub(await own.load()));

  if (firstReads) {
    const { path, start } = firstReads;
    readClubWithCode(path, async () => ({ create: typeof own === 'function' ? own : await own.load(), start }));
  }

  const DemoClub = lazyPage(demo.path, async () => {
    // The demo reads no rows: its fields and tables would push the page as their code comes.
    const [createDemo] = await Promise.all([demo.load(), loadParts()]);
    const source = createDemo();
    return () => (
      <SourceProvider value={source}>
        <Outlet />
      </SourceProvider>
    );
  });

  return { OwnClub, DemoClub };
}
