import { assertNoSharedCopies } from './sharedCopies';

test('its own sources and packages of its own are fine', () => {
  const files = [
    './src/index.ts',
    '../../../node_modules/papaparse/papaparse.js',
    '../../libs/sample-club/src/club/club.ts',
    '../../libs/module-kit/src/screens/index.ts',
    '../../libs/ui/src/dates/dateInWords.ts',
    '../../libs/ui/src/window/useListWindow.ts',
  ];
  expect(() => assertNoSharedCopies('training', files)).not.toThrow();
});

test.each([
  ['../../../node_modules/react/index.js', 'react'],
  ['../../../node_modules/styled-components/dist/styled-components.browser.esm.js', 'styled-components'],
  ['../../node_modules/react-router/dist/index.mjs', 'react-router'],
  ['../../libs/ui/src/forms/buttons/Button.tsx', '@platform/ui'],
  ['../../libs/module-kit/src/data/queryClient.ts', '@platform/module-kit'],
])('%s is a copy of %s', (file, name) => {
  expect(() => assertNoSharedCopies('training', ['./src/index.ts', file])).toThrow(
    `training carries its own copy of ${name},`,
  );
});

test('a package whose name merely begins alike is none', () => {
  expect(() => assertNoSharedCopies('training', ['../../node_modules/react-virtual/index.js'])).not.toThrow();
});
