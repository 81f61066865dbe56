import type { ManifestModule, SlotOffer } from '@platform/contract';
import {
  defineModule,
  loadSlots,
  manifestStore,
  queryClient,
  Slot,
  slotHost,
  type PlatformModule,
} from '@platform/module-kit';
import { sessionStore } from '@platform/session';
import { act, configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, type ReactNode } from 'react';
import { recentErrors } from '../devtools/recentErrors';
import { PlatformError } from '../platformError';
import { createSlotHost } from './createSlotHost';

const props = { type: 'object' as const, properties: { staffId: { type: 'string' as const } }, required: ['staffId'] };
const offer: SlotOffer = { props: { ...props, examples: [{ staffId: 'ana' }] }, bytes: 40_000 };

const moduleNamed = (id: string, change: Partial<ManifestModule['descriptor']>, version = '1.0.0'): ManifestModule => ({
  id,
  version,
  global: id,
  entry: { file: 'entry.js', integrity: '' },
  preload: [],
  descriptor: {
    id,
    title: id.toUpperCase(),
    owner: `${id}@club.example`,
    engagement: true,
    routes: [],
    nav: [],
    fills: {},
    contract: '^1.0.0',
    budget: { firstLoadBytes: 1 },
    ...change,
  },
});
const owner = moduleNamed('staff', { offers: { 'staff.drawer': offer } });
const filling = (id: string, order: number, version?: string) =>
  moduleNamed(id, { fills: { 'staff.drawer': { order } } }, version);

/** Connects the slot to these modules, with their components by module id. */
async function connect(
  fillings: Record<string, (props: never) => ReactNode>,
  ...modules: ManifestModule[]
): Promise<void> {
  const load = async ({ id }: ManifestModule): Promise<PlatformModule> => {
    const Filling = fillings[id];
    if (!Filling) throw new PlatformError('missing-file', 'Its file entry.js is missing (404).');
    return defineModule({
      descriptor: { id, routes: [], fills: { 'staff.drawer': { order: 1 } } },
      App: () => null,
      slots: { 'staff.drawer': Filling },
    });
  };
  slotHost.connect(async () => createSlotHost(load));
  queryClient.clear();
  await loadSlots();
  give(owner, ...modules);
}
const give = (...modules: ManifestModule[]) =>
  manifestStore.set({ source: 'person', manifest: { modules, switchedOff: [] } });

const drawer = (staffId: unknown = 'ana', as: 'cards' | 'sections' = 'sections') => (
  <Slot name="staff.drawer" as={as} props={{ staffId }} empty={<p>Nothing more</p>} />
);
const Person = ({ staffId }: { staffId: string }) => <p>training of {staffId}</p>;
const failed = async (title: string) => {
  const words = await screen.findByText(`${title} is unavailable`);
  return words.closest<HTMLElement>('[role=alert]') as HTMLElement;
};

let errors: jest.SpyInstance;
beforeAll(() => {
  configure({ asyncUtilTimeout: 10_000 });
  sessionStore.set({ status: 'signed-out' });
});
beforeEach(() => {
  errors = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => errors.mockRestore());

test("renders each module's part, in the order that the modules ask for", async () => {
  await connect(
    { training: Person, awards: () => <p>no awards</p> },
    filling('training', 20),
    filling('awards', 10),
    moduleNamed('pools', {}),
  );
  render(drawer('ana', 'cards'));
  await screen.findByText('training of ana');
  await screen.findByText('no awards');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'no awards',
    'training of ana',
  ]);
});

test("renders the page's `empty` when no module fills the slot", async () => {
  await connect({}, moduleNamed('pools', {}));
  render(drawer());
  expect(screen.getByText('Nothing more')).toBeTruthy();
});

test('names a module that fails to load, keeps the others, and retries', async () => {
  const fillings: Record<string, (props: never) => ReactNode> = { training: Person };
  await connect(fillings, filling('training', 20), filling('awards', 10));
  render(drawer());
  const alert = await failed('AWARDS');
  expect(alert.textContent).toContain('Its file entry.js is missing (404).');
  expect(await screen.findByText('training of ana')).toBeTruthy();
  fillings.awards = () => <p>no awards</p>;
  await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('no awards')).toBeTruthy();
});

test('names a module that throws while it renders, and keeps the others', async () => {
  const broken = () => {
    throw new Error('boom');
  };
  await connect({ training: Person, awards: broken }, filling('training', 20), filling('awards', 10));
  render(drawer());
  expect((await failed('AWARDS')).textContent).toContain('It stopped working: boom');
  expect(await screen.findByText('training of ana')).toBeTruthy();
});

test('does not pass on props that the schema refuses, and names the slot', async () => {
  const rendered = jest.fn(() => null);
  await connect({ training: rendered }, filling('training', 10));
  render(drawer(7));
  expect((await failed('TRAINING')).textContent).toContain(
    'The page handed the slot staff.drawer what its schema does not allow.',
  );
  expect(rendered).not.toHaveBeenCalled();
  expect(recentErrors.list()[0]).toMatchObject({
    code: 'slot-props',
    detail: expect.stringContaining('#/staffId'),
  });
});

test("gives each module its own copy of the data, so that one cannot change another's", async () => {
  const Changing = ({ days }: { days: string[] }) => {
    days.push('every day');
    return <p>changed</p>;
  };
  const Reading = ({ days }: { days: string[] }) => <p>open on {days.join(' and ')}</p>;
  await connect({ hasty: Changing, training: Reading }, filling('hasty', 10), filling('training', 20));
  render(<Slot name="staff.drawer" as="sections" props={{ staffId: 'ana', days: ['Friday', 'Saturday'] }} />);
  expect(await screen.findByText('changed')).toBeTruthy();
  expect(await screen.findByText('open on Friday and Saturday')).toBeTruthy();
});

test('says so when no module offers the slot', async () => {
  await connect({ training: Person }, filling('training', 10));
  give(filling('training', 10));
  render(drawer());
  expect((await failed('TRAINING')).textContent).toContain('No module of this platform offers the slot staff.drawer.');
});

test('mounts a module again for other data, and unmounts it with the page', async () => {
  const mounted: string[] = [];
  function Followed({ staffId }: { staffId: string }) {
    useEffect(() => {
      mounted.push(staffId);
      return () => void mounted.splice(mounted.indexOf(staffId), 1);
    }, [staffId]);
    return <p>training of {staffId}</p>;
  }
  await connect({ training: Followed }, filling('training', 10));
  const { rerender, unmount } = render(drawer('ana'));
  await screen.findByText('training of ana');
  rerender(drawer('ben'));
  await screen.findByText('training of ben');
  await waitFor(() => expect(mounted).toEqual(['ben']));
  unmount();
  await waitFor(() => expect(mounted).toEqual([]));
});

test('keeps mounted modules when the manifest is read again, and mounts a new release', async () => {
  await connect({ training: Person }, filling('training', 10));
  render(drawer());
  const before = await screen.findByText('training of ana');
  act(() => give(owner, filling('training', 10)));
  expect(screen.getByText('training of ana')).toBe(before);
  act(() => give(owner, filling('training', 10, '1.1.0')));
  await waitFor(() => expect(screen.getByText('training of ana')).not.toBe(before));
});
