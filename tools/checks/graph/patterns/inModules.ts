import type { Pattern } from './pattern';

const FILES_WITHOUT_DEMO = 'Files and links of one person, which no demo has.';
const OTHER_SOURCE = 'It is on pages of other modules, which have another source.';
const SHARED_SOURCE = 'What one source shares with another.';
const OF_THE_SOURCE = 'The source itself.';
const OWN_ERROR = 'The error is of the page itself, which wrote its sentence for the person.';

/** What the pages of a club's modules take from the kit. */
export const inModules: Readonly<Record<string, Pattern>> = {
  'the context of a source': {
    pattern: /createContext[<(].*Source\b/,
    use: 'createSource() of @platform/module-kit/screens',
    offenders: ['const Context = createContext<TrainingSource | null>(null);', 'createContext(null as Source | null)'],
  },
  'values in the address': {
    pattern: /\buseSearchParams\b|new URLSearchParams\((?!\{)|\blocation\.search\b/,
    use: 'useAddress() of @platform/module-kit/screens',
    offenders: [
      'const [params, setParams] = useSearchParams();',
      'new URLSearchParams(search)',
      'readTab(window.location.search)',
    ],
  },
  'words of a failure': {
    pattern: /\b[eE]rror\??\.(message|hint)\b/,
    use: 'toastFailure(), Refusal or failureReason() of module-kit',
    offenders: [
      "toast({ title: 'Not saved', description: error.message })",
      'refusal={saving.error?.message}',
      '<Alert tone="danger">{adding.error.message}</Alert>',
      'const next = error.hint;',
    ],
    allowed: {
      'apps/admin/src/settings/releases/RolloutDialog.tsx': 'It says what to do itself, instead of the hint.',
      'apps/recruitment/src/recruitment/application/moves/HireDialog.tsx':
        'It compares the reason with the one beside the field.',
      'apps/recruitment/src/staff/importing/steps/FileStep.tsx': OWN_ERROR,
      'apps/recruitment/src/staff/person/certifications/useCertificateFile.ts': OWN_ERROR,
    },
  },
  'figures of a page': {
    pattern: /\b(StatTile|SkeletonTile)\b/,
    use: 'Figure in a FigureStrip, both of @platform/module-kit/screens',
    offenders: ['<StatTile label="People" value={12} />', "import { SkeletonTile } from '@platform/ui';"],
  },
  'a menu of actions': {
    pattern: /icon=\{<Ellipsis/,
    use: 'ActionsMenu of @platform/module-kit/screens',
    offenders: ['icon={<Ellipsis size={20} aria-hidden="true" />}', 'icon={<EllipsisVertical />}'],
  },
  'the form of a row in a dialog': {
    pattern: /canSubmit=\{[^}]*\.canTry/,
    use: 'RowFormDialog with useRowDialog() or useDialogForm(), of @platform/module-kit/screens',
    offenders: ['canSubmit={form.canTry}', 'canSubmit={isReady && row.canTry}'],
    allowed: {
      'apps/operations/src/scheduling/dialogs/shift/ShiftDialog.tsx':
        'A new shift may be right as it is proposed, and its rules judge the input.',
    },
  },
  'the order of names': {
    pattern:
      /\.(\w*[nN]ame|title|label|category|department|role)\.localeCompare\(|\.(toSorted|sort)\(\((\w+), (\w+)\) => \3\.localeCompare\(\4/,
    use: 'compareNames(), byName or byTitle of @platform/module-kit/screens',
    offenders: [
      'people.sort((one, other) => one.name.localeCompare(other.name))',
      'one.displayName.localeCompare(other.displayName)',
      'titles.toSorted((a, b) => a.localeCompare(b))',
    ],
    allowed: {
      'apps/operations/src/scheduling/source/changes/placing.ts': 'The order of shifts in the database, by bytes.',
      'apps/operations/src/scheduling/demo/rules/weeks.ts': 'The order of shifts in the database, by bytes.',
    },
  },
  'reads and changes of a page': {
    pattern: /\b(asking|saving|dataOf|callFunction|supabase)\(|\.rpc\(/,
    use: 'a read or a change of the source',
    offenders: [
      "asking('Failed to fetch people')((db) => db.from('staff').select('id'))",
      "await client.rpc('hire')",
      "callFunction('invite', body, FAILED)",
    ],
    allowed: {
      'apps/*/src/source/': OF_THE_SOURCE,
      'apps/*/src/*/source/': OF_THE_SOURCE,
      'apps/*/src/dashboard/': OTHER_SOURCE,
      'apps/*/src/slots/': OTHER_SOURCE,
      'apps/club/src/pages/onboarding/createClub.ts': 'It comes before there is a club, so it belongs to no source.',
      'apps/operations/src/shared/': SHARED_SOURCE,
      'apps/recruitment/src/shared/': SHARED_SOURCE,
      'apps/operations/src/timeClock/sharedClock/': 'A clock on a wall has no account and no club.',
      'apps/post-season/src/answer/': 'People who answer a survey have no account and no club.',
      'apps/club-future/src/pages/builder/savedReportFile.ts': FILES_WITHOUT_DEMO,
      'apps/club-future/src/pages/reports/reportFile.ts': FILES_WITHOUT_DEMO,
      'apps/operations/src/operations/forms/incidents/incidentFiles.ts': FILES_WITHOUT_DEMO,
      'apps/operations/src/reports/files/reportFile.ts': FILES_WITHOUT_DEMO,
      'apps/operations/src/scheduling/myWeek/calendar/useCalendarFeed.ts': FILES_WITHOUT_DEMO,
      'apps/post-season/src/pages/documents/useDocumentFiles.ts': FILES_WITHOUT_DEMO,
    },
  },
  'the queries of a page': {
    pattern: /\buseQueryClient\(|\bqueryKey: |\bqueryFn\b/,
    use: 'the hooks of createSource()',
    offenders: ["useQuery({ queryKey: ['people'], queryFn: readPeople })", 'const cache = useQueryClient();'],
    allowed: {
      'apps/*/src/source/': OF_THE_SOURCE,
      'apps/*/src/*/source/': OF_THE_SOURCE,
      'apps/operations/src/timeClock/sharedClock/': 'A clock on a wall has no account and no club.',
      'apps/post-season/src/answer/': 'People who answer a survey have no account and no club.',
      'apps/club-future/src/pages/builder/SavedReportPdf.tsx': FILES_WITHOUT_DEMO,
      'apps/club-future/src/pages/reports/useReportFiles.ts': FILES_WITHOUT_DEMO,
      'apps/operations/src/operations/forms/incidents/incidentFiles.ts': FILES_WITHOUT_DEMO,
      'apps/operations/src/reports/files/useReportFiles.ts': FILES_WITHOUT_DEMO,
      'apps/operations/src/scheduling/myWeek/calendar/useCalendarFeed.ts': FILES_WITHOUT_DEMO,
      'apps/post-season/src/pages/documents/useDocumentFiles.ts': FILES_WITHOUT_DEMO,
      'apps/recruitment/src/staff/importing/steps/useTrial.ts':
        'It reads again what the database computes: a trial of an import.',
    },
  },
  'the day of a club': {
    pattern: /\bclock_override\b/,
    use: 'today() and now() of the source, or clubToday() and momentAtClub() of @platform/module-kit/screens',
    offenders: [
      "db.from('clubs').select('time_zone, clock_override')",
      'const now = club.clock_override ?? Date.now();',
    ],
  },
};
