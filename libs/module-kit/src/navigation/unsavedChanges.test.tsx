import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { pageHistory } from './pageHistory';
import { unsavedChanges, useUnsavedChanges } from './unsavedChanges';

function SeasonForm({ name }: { name: string }) {
  const [year, setYear] = useState('2026');
  useUnsavedChanges(year !== '2026', `the ${name}`);
  return <input aria-label={name} value={year} onChange={(event) => setYear(event.target.value)} />;
}

function UnsavedSeason() {
  useUnsavedChanges(true, 'the season');
  return null;
}

const type = (field: string, value: string) => fireEvent.change(screen.getByLabelText(field), { target: { value } });

/** Whether the browser would ask before it closes the tab. */
function closingAsks(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

test('counts typed input as unsaved until it is undone or the form is gone', () => {
  const { unmount } = render(<SeasonForm name="season" />);
  expect(unsavedChanges.first()).toBeUndefined();
  type('season', '2027');
  expect(unsavedChanges.first()).toBe('the season');
  type('season', '2026');
  expect(unsavedChanges.first()).toBeUndefined();
  type('season', '2028');
  unmount();
  expect(unsavedChanges.first()).toBeUndefined();
});

test('names everything unsaved once', () => {
  render(
    <>
      <SeasonForm name="season" />
      <SeasonForm name="club" />
    </>,
  );
  expect(unsavedChanges.inWords()).toBeUndefined();
  type('club', '2027');
  type('season', '2027');
  expect(unsavedChanges.inWords()).toBe('the club and the season');
  render(<UnsavedSeason />);
  expect(unsavedChanges.inWords()).toBe('the club and the season');
});

test('asks before closing the tab while one of two forms is unsaved', () => {
  render(<SeasonForm name="season" />);
  render(<SeasonForm name="club" />);
  expect(closingAsks()).toBe(false);
  type('season', '2027');
  type('club', '2027');
  type('season', '2026');
  expect(closingAsks()).toBe(true);
  type('club', '2026');
  expect(closingAsks()).toBe(false);
});

describe('a guard of the history', () => {
  let leave: (() => void) | undefined;
  beforeEach(() => {
    pageHistory.push('/from');
    pageHistory.push('/settings');
    leave = undefined;
    pageHistory.guardLeaving((go) => (leave = go));
  });
  afterEach(() => pageHistory.guardLeaving(undefined));

  test('holds a link back until the person leaves', () => {
    pageHistory.push('/training');
    expect(pageHistory.location.pathname).toBe('/settings');
    expect(window.location.pathname).toBe('/settings');
    leave?.();
    expect(pageHistory.location.pathname).toBe('/training');
  });

  test('holds a step back, and repeats it when the person leaves', async () => {
    const heard: string[] = [];
    const stop = pageHistory.subscribe(() => heard.push(pageHistory.location.pathname));
    window.history.back();
    await waitFor(() => expect(leave).toBeDefined());
    expect(window.location.pathname).toBe('/settings');
    expect(heard).toEqual([]);
    leave?.();
    await waitFor(() => expect(heard).toEqual(['/from']));
    expect(window.location.pathname).toBe('/from');
    stop();
  });

  test('does not ask within the page, or when the platform navigates itself', () => {
    pageHistory.push('/settings?card=season');
    pageHistory.push({ search: '?card=club' });
    expect(pageHistory.location.search).toBe('?card=club');
    pageHistory.replace('/auth');
    expect(pageHistory.location.pathname).toBe('/auth');
    expect(leave).toBeUndefined();
  });
});
