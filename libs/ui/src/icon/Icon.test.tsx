import { render } from '@testing-library/react';
import { Icon } from './Icon';
import { iconNames, type IconName } from './iconNames';

const drawn = (name: string) => render(<Icon name={name as IconName} />).container.innerHTML;

test('has a different drawing for every name', () => {
  expect(new Set(iconNames.map(drawn)).size).toBe(iconNames.length);
});

test.each(['toString', 'rocket', ''])('renders a circle for the unknown name %p', (name) => {
  expect(drawn(name)).toBe(drawn('circle'));
});
