import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { oneOf, text } from './addressFields';
import { useAddress } from './useAddress';

const fields = { tab: oneOf(['lists', 'budget']), search: text({ replaces: true }) };

function open(address: string) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={['/home', address]}>{children}</MemoryRouter>
  );
  const useAll = () => ({ ...useAddress(fields), location: useLocation(), navigate: useNavigate() });
  return renderHook(useAll, { wrapper }).result;
}

test('returns to the previous tab when a person goes back', () => {
  const page = open('/plan?theme=dark');
  act(() => page.current.change({ tab: 'budget' }));
  expect(page.current.location.search).toBe('?theme=dark&tab=budget');
  act(() => void page.current.navigate(-1));
  expect(page.current.values.tab).toBe('lists');
});

test('skips earlier searches when a person goes back', () => {
  const page = open('/plan');
  act(() => page.current.change({ search: 'pump' }));
  act(() => page.current.change({ search: 'pumps' }));
  act(() => void page.current.navigate(-1));
  expect(page.current.location.pathname).toBe('/home');
});

test('builds a link to the same page with one value changed', () => {
  const page = open('/plan?search=pump');
  expect(page.current.linkTo({ tab: 'budget' })).toBe('/plan?search=pump&tab=budget');
});

test('gives the same values as long as the address is the same', () => {
  const page = open('/plan?search=pump');
  const { values } = page.current;
  act(() => page.current.change({ search: 'pump' }));
  expect(page.current.values).toBe(values);
});
