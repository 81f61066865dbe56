import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '../../bundler/paths';

interface Rule {
  /** Pattern of a second implementation of it. */
  pattern: RegExp;
  /** The implementation to use instead. */
  use: string;
  /** Where it is implemented, and files with a reason for their own implementation. */
  allowed: readonly RegExp[];
}

/** Modules without pages of a club. */
const WITHOUT_CLUB: Record<string, string> = {
  marketing: 'Its pages are public: no source, no club and no rows of a table.',
  shell: 'It hosts the pages of the others. shellHost.test.ts says what it may do.',
};

const moduleIds = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', 'apps/*/module.json'],
  {
    cwd: repositoryRoot,
    encoding: 'utf8',
  },
)
  .split('\n')
  .flatMap((file) => /^apps\/([^/]+)\/module\.json$/.exec(file)?.slice(1) ?? []);

const clubModules = moduleIds.filter((id) => !(id in WITHOUT_CLUB));
const MODULE = new RegExp(`^apps/(${clubModules.join('|')})/`);

const inModules: Record<string, Rule> = {
  'the context of a source': {
    pattern: /createContext<\w*Source\b/,
    use: 'createSource() of @platform/module-kit/screens',
    allowed: [],
  },
  'values in the address': {
    pattern: /\buseSearchParams\b|new URLSearchParams\((?!\{)/,
    use: 'useAddress() of @platform/module-kit/screens',
    allowed: [],
  },
  'words of a failure': {
    pattern: /\b(description|title): error\.message\b|\berror\.hint\b/,
    use: 'toastFailure(), Refusal or failureReason() of module-kit',
    allowed: [],
  },
  'figures of a page': {
    pattern: /\b(StatTile|SkeletonTile)\b/,
    use: 'Figure in a FigureStrip, both of @platform/module-kit/screens',
    allowed: [],
  },
  'the form of a row in a dialog': {
    pattern: /canSubmit=\{.*form\.canTry/,
    use: 'RowFormDialog and useDialogForm() of @platform/module-kit/screens',
    // A new shift may be right as it is proposed, and its rules judge the input.
    allowed: [/\/ShiftDialog\.tsx$/],
  },
  'the order of names': {
    pattern:
      /\.(\w*[nN]ame|title|label|category|department)\.localeCompare\(|sort\(\((\w+), (\w+)\) => \2\.localeCompare\(\3/,
    use: 'compareNames(), byName or byTitle of @platform/module-kit/screens',
    allowed: [],
  },
  'reads and changes of a page': {
    pattern: /\b(asking|saving|dataOf|callFunction|supabase|useQueryClient)\(|\.rpc\(|\bqueryKey: /,
    use: 'a read or a change of the source, and the hooks of createSource()',
    allowed: [
      // The source itself, and what one source shares with another.
      /\/source\//,
      /^apps\/(operations|recruitment)\/src\/shared\//,
      // They are on pages of other modules, which have another source.
      /\/src\/(dashboard|slots)\//,
      // A clock on a wall has no account and no club.
      /\/timeClock\/shared\//,
      // Files and links of one person, which no demo has.
      /\/(Photos|usePhotoAddress|useCalendarFeed|reportFile|useReportFiles|incidentFiles|useDocumentFiles)\.tsx?$/,
      // It reads again what the database computes: a trial of an import.
      /\/CheckStep\.tsx$/,
    ],
  },
  'the day of a club': {
    pattern: /select\([^)]*\bclock_override\b/,
    use: 'today() of the source, or clubToday() of @platform/module-kit/screens',
    allowed: [],
  },
};

const everywhere: Record<string, Rule> = {
  'dates and times': {
    pattern:
      /Intl\.DateTimeFormat|toLocale(Date|Time)String|toLocaleString\('\w\w-\w\w', \{[^}]*(timeZone|Style|month)|86_?400_?000|Date\.UTC\(|[gs]etUTC(Date|Month|FullYear)\b/,
    use: 'dateInWords() and dayAt() of @platform/ui/dates, addDays(), addMonths() and daysBetween() of @platform/module-kit/screens',
    allowed: [
      /^libs\/ui\/src\/dates\//,
      /^libs\/module-kit\/src\/screens\/days\//,
      // It uses no other library.
      /^libs\/sample-club\//,
      // It checks whether a date in a file exists.
      /\/importing\/readDays\.ts$/,
    ],
  },
  'lists that draw what is in sight': {
    pattern: /scrollTop \/ |getBoundingClientRect\(\)\.top,$/,
    use: 'DataTable of @platform/ui, or useListWindow() of @platform/ui/window',
    allowed: [/^libs\/ui\/src\/(window|table)\//],
  },
  stores: {
    pattern: /new Set<\(\) => void>/,
    use: 'createStore() of @platform/session',
    allowed: [
      /^libs\/session\/src\/createStore\.ts$/,
      // The design system uses no other library, and the catalog is a separate page.
      /^libs\/ui\/src\/feedback\/toast\.ts$/,
      /^apps\/catalogue\//,
      // Their listeners do more than receive a value: slots, for example, are queried only while there is a listener.
      /\/(pageHistory|slotQuestions|screenStore)\.ts$/,
    ],
  },
  'a message with Retry': {
    pattern: /^\s*Retry$/,
    use: 'FailedAlert of @platform/module-kit/screens, or onRetry of Alert and ErrorState of @platform/ui',
    // None of these is a message: they are a part of the header, a line of settings and a card of the dashboard.
    allowed: [/^libs\/ui\/src\/feedback\//, /\/(HeaderPart|DataPrivacyCard|ProgressCard)\.tsx$/],
  },
  'pictures encoded again': {
    pattern: /\bcreateImageBitmap\(/,
    use: 'encodePicture() of @platform/module-kit/screens',
    allowed: [/\/encodePicture\.ts$/],
  },
  'finding rows by typed words': {
    pattern:
      /LowerCase\(\)\)?\.includes\(|\.includes\([^)]*LowerCase\(|LowerCase\(\)\.split\(|split\(\/\\s\+\/\)|normalize\('NF/,
    use: 'matchesWords() of @platform/module-kit/screens',
    allowed: [
      /^libs\/ui\/src\/words\//,
      // In a database, and by how well a name matches.
      /\/(wordPattern|rankItems)\.ts$/,
      // They read no search: addresses with blanks between them, and the name of a file.
      /\/(pastedAddresses|assetFileName)\.ts$/,
    ],
  },
  comboboxes: {
    pattern: /role="combobox"/,
    use: 'ComboboxField of @platform/ui',
    // The palette's list is a page of links in groups, and stays open.
    allowed: [/^libs\/ui\/src\/forms\/combobox\/ComboboxField\.tsx$/, /\/PaletteSearch\.tsx$/],
  },
};

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'apps', 'libs'], {
  cwd: repositoryRoot,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|testkit|example)\.tsx?$|\/generated\//.test(file));

/** Lines that do what the kit does, as `file:line`. */
function secondOnes({ pattern, allowed }: Rule, among: RegExp): string[] {
  return files
    .filter((file) => among.test(file) && !allowed.some((each) => each.test(file)))
    .flatMap((file) => {
      const lines = readFileSync(path.join(repositoryRoot, file), 'utf8').split('\n');
      return lines.flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}`] : []));
    });
}

test('leaves out no module but those without a club', () => {
  expect(clubModules).toEqual(expect.arrayContaining(['admin', 'operations', 'training']));
  expect(Object.keys(WITHOUT_CLUB).filter((id) => !moduleIds.includes(id))).toEqual([]);
});

test.each(Object.entries(inModules))('finds no second implementation of %s in a module', (_, rule) => {
  expect({ use: rule.use, instead: secondOnes(rule, MODULE) }).toEqual({ use: rule.use, instead: [] });
});

test.each(Object.entries(everywhere))('finds no second implementation of %s', (_, rule) => {
  expect({ use: rule.use, instead: secondOnes(rule, /./) }).toEqual({ use: rule.use, instead: [] });
});
