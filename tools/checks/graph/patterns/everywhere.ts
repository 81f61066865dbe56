import { ITSELF, type Pattern } from './pattern';

const MORE_THAN_A_VALUE =
  'Its listeners do more than receive a value: slots, for example, are queried only while there is one.';
const NO_MESSAGE = 'It is no message, but a part of the page itself.';

/** What every app and library takes from one place. */
export const everywhere: Readonly<Record<string, Pattern>> = {
  'dates and times': {
    pattern:
      /Intl\.DateTimeFormat|toLocale(Date|Time)String|toLocaleString\('\w\w-\w\w', \{[^}]*(timeZone|Style|month)|86_?400_?000|Date\.UTC\(|\.[gs]et(UTC)?(Day|Date|Month|FullYear|Hours|Minutes)\(|'Sun(day)?', 'Mon(day)?'/,
    use: '@platform/ui/dates for words and zones, addDays(), addMonths(), daysBetween(), weekdayOf(), isDay() and weekdayNames() of @platform/module-kit/screens',
    offenders: [
      "new Intl.DateTimeFormat('en-US').format(day)",
      'new Date(day).toLocaleDateString()',
      "moment.toLocaleString('en-US', { month: 'long' })",
      'Date.parse(day) + 86_400_000',
      'new Date(Date.UTC(year, month, 1))',
      'const weekday = new Date(day).getUTCDay();',
      'start.setDate(start.getDate() + 1);',
      "const names = ['Sunday', 'Monday', 'Tuesday'];",
    ],
    allowed: {
      'libs/ui/src/dates/dateInWords.ts': ITSELF,
      'libs/module-kit/src/screens/days/days.ts': ITSELF,
      'libs/sample-club/src/': 'It uses no other library.',
    },
  },
  'counts with their nouns': {
    pattern: /=== 1 \? [`'"]1 |\$\{([\w.]+)(\.toLocaleString\('en-US'\))?\} \$\{\1 === 1 \?/,
    use: 'counted() of @platform/module-kit/screens',
    offenders: [
      "count === 1 ? '1 shift' : `${count} shifts`",
      "`${people.length} ${people.length === 1 ? 'person' : 'people'}`",
      "`${rows.toLocaleString('en-US')} ${rows === 1 ? 'row is' : 'rows are'} left.`",
    ],
    allowed: {
      'libs/module-kit/src/screens/lists/counted.ts': ITSELF,
      'libs/ui/src/forms/combobox/ComboboxField.tsx': 'It uses no other library.',
    },
  },
  'sizes of files': {
    pattern: /['"` ][kM]B['"`]/,
    use: 'sizeInWords() of @platform/module-kit/screens',
    offenders: ['`${Math.ceil(bytes / 1000)} kB`', "const unit = 'MB';"],
    allowed: {
      'libs/ui/src/words/sizeInWords.ts': ITSELF,
      'libs/module-kit/src/devtools/FileWaterfall.tsx': 'Module teams read bytes on the network, to a tenth.',
    },
  },
  'lists that render what is in sight': {
    pattern: /scrollTop \/ |\.scrollTop\b|getBoundingClientRect\(\)\.top,$/,
    use: 'DataTable of @platform/ui, or useListWindow() of @platform/ui/window',
    offenders: ['const first = Math.floor(scrollTop / ROW);', 'setTop(list.current.scrollTop)'],
    allowed: {
      'libs/ui/src/window/': ITSELF,
      'libs/ui/src/table/useWindow.ts': ITSELF,
    },
  },
  stores: {
    pattern: /new Set<\(\) => void>|new Set<\w*Listener>|listeners\.forEach\(/,
    use: 'createStore() of @platform/session',
    offenders: [
      'const listeners = new Set<() => void>();',
      'new Set<Listener>()',
      'listeners.forEach((tell) => tell())',
    ],
    allowed: {
      'libs/session/src/store/createStore.ts': ITSELF,
      'libs/ui/src/feedback/toast.ts': 'The design system uses no other library.',
      'apps/catalogue/': 'The catalog is a separate page.',
      'libs/module-kit/src/navigation/pageHistory.ts': MORE_THAN_A_VALUE,
      'libs/module-kit/src/slots/slotQuestions.ts': MORE_THAN_A_VALUE,
      'apps/shell/src/routing/screenStore.ts': MORE_THAN_A_VALUE,
    },
  },
  'a message with Retry': {
    pattern: /^\s*Retry$|>\s*Retry\s*<|['"`]Retry['"`]/,
    use: 'FailedAlert of @platform/module-kit/screens, or onRetry of Alert and ErrorState of @platform/ui',
    offenders: ['          Retry', '<Button onClick={again}>Retry</Button>', "{isFailed ? 'Retry' : 'Save'}"],
    allowed: {
      'libs/ui/src/feedback/Alert.tsx': ITSELF,
      'libs/ui/src/feedback/ErrorState.tsx': ITSELF,
      'apps/shell/src/chrome/header/HeaderPart.tsx': NO_MESSAGE,
      'apps/club/src/pages/settings/privacy/DataPrivacyCard.tsx': NO_MESSAGE,
      'libs/module-kit/src/dashboard/ProgressCard.tsx': NO_MESSAGE,
    },
  },
  'titles of failed reads': {
    pattern: /\w could not be (fetched|found out)['"`]/,
    use: "'Failed to fetch …', once in the module's failures.ts",
    offenders: ['failure="The day could not be fetched"', "asking('Whether it works could not be found out')"],
  },
  'pictures encoded again': {
    pattern: /\bcreateImageBitmap\(|\.toBlob\(|\bOffscreenCanvas\b/,
    use: 'encodePicture() of @platform/module-kit/screens',
    offenders: ['const bitmap = await createImageBitmap(file);', "canvas.toBlob(resolve, 'image/webp')"],
    allowed: {
      'libs/module-kit/src/screens/forms/encodePicture.ts': ITSELF,
    },
  },
  'finding rows by typed words': {
    pattern:
      /LowerCase\(\)\)?\.includes\(|\.includes\([^)]*LowerCase\(|LowerCase\(\)\.split\(|split\(\/\\s\+\/\)|normalize\('NF/,
    use: 'matchesWords() of @platform/module-kit/screens',
    offenders: [
      'name.toLowerCase().includes(typed)',
      'name.includes(typed.toLowerCase())',
      'typed.toLowerCase().split(" ")',
      'typed.split(/\\s+/)',
      "name.normalize('NFD')",
    ],
    allowed: {
      'libs/ui/src/words/matchesWords.ts': ITSELF,
      'libs/module-kit/src/screens/search/wordPattern.ts': 'It searches in a database.',
      'apps/shell/src/palette/ranking/rankItems.ts': 'It searches by how well a name matches.',
      'libs/module-kit/src/screens/invitations/pastedAddresses.ts':
        'It reads addresses with blanks between them, and no search.',
      'apps/club/src/pages/assets/assetFileName.ts': 'It reads the name of a file, and no search.',
    },
  },
  comboboxes: {
    pattern: /role(="|: ')combobox/,
    use: 'ComboboxField of @platform/ui',
    offenders: ['<input role="combobox" />', "const props = { role: 'combobox' };"],
    allowed: {
      'libs/ui/src/forms/combobox/ComboboxField.tsx': ITSELF,
      'apps/shell/src/palette/PaletteSearch.tsx': 'Its list is a page of links in groups, and stays open.',
    },
  },
};
