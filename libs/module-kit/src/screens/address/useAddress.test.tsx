import { pageHistory, PageRouter, useLocation } from '@platform/module-kit';
import { act, renderHook, waitFor } from '@testing-library/react';
import { startTransition, type ReactNode } from 'react';
import { oneOf, text } from './addressFields';
import { useAddress } from './useAddress';

const fields = { tab: oneOf(['lists', 'budget']), search: text({ replaces: true }) };

function open(address: string) {
  pageHistory.push('/home');
  pageHistory.push(address);
  const wrapper = ({ children }: { children: ReactNode }) => <PageRouter>{children}</PageRouter>;
  return renderHook(() => ({ ...useAddress(fields), location: useLocation() }), { wrapper }).result;
}

test('returns to the previous tab when a person goes back', async () => {
  const page = open('/plan?theme=dark');
  act(() => page.current.change({ tab: 'budget' }));
  expect(page.current.location.search).toBe('?theme=dark&tab=budget');
  act(() => pageHistory.go(-1));
  await waitFor(() => expect(page.current.values.tab).toBe('lists'));
});

test('skips earlier searches when a person goes back', async () => {
  const page = open('/plan');
  act(() => page.current.change({ search: 'pump' }));
  act(() => page.current.change({ search: 'pumps' }));
  act(() => pageHistory.go(-1));
  await waitFor(() => expect(page.current.location.pathname).toBe('/home'));
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

test('keeps a change that has not rendered yet when another one follows', () => {
  const page = open('/plan');
  const { change } = page.current;
  act(() => {
    startTransition(() => change({ tab: 'budget' }));
    change({ search: 'pump' });
  });
  expect(page.current.values).toEqual({ tab: 'budget', search: 'pump' });
});
