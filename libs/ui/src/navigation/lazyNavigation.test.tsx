import { act, render } from '@testing-library/react';
import { loadNavigation, SegmentedControl } from './lazyNavigation';

const options = [
  { value: 'people', label: 'People' },
  { value: 'roles', label: 'Roles' },
];

test('reserves space for segments that still load', async () => {
  const { container } = render(
    <SegmentedControl label="Rows" options={options} value="people" onChange={() => undefined} />,
  );
  const placeholder = container.querySelector('[aria-hidden]');
  // In rem; the two words with their room are 8.5 rem wide in the browser.
  expect(parseFloat(getComputedStyle(placeholder!).width)).toBeCloseTo(8.6, 0);
  await act(loadNavigation);
});
