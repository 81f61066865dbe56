import { DataError } from '@platform/module-kit';
import { sendChanges, type ClubReader } from '@platform/module-kit/screens';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { column, heard, openRecruitment } from '../../recruitment.testkit';
import type { ClubReads } from '../../../shared/changes/known';
import { createDemoSource } from '../../demo/demoSource';
import { changes } from '../../source/changes';
import type { RecruitmentSource } from '../../source/recruitmentSource';

const card = (name: string) => screen.findByRole('link', { name });
const focusOn = async (name: string) => {
  const link = await card(name);
  act(() => link.focus());
};

test('lists everyone in the column of their status, newest first', async () => {
  await openRecruitment(createDemoSource());
  expect(await column('Pending review')).toEqual([
    'Maya Torres',
    'Jack Brennan',
    'Leah Goldberg',
    'Andre Wilkins',
    'Chloe Bishop',
  ]);
  expect(await column('Interviewed')).toEqual(['Samir Haddad', 'Harper Quinn', 'Victor Palmer']);
  expect(await column('Hired')).toHaveLength(4);
  expect(await column('Rejected')).toEqual(['Kyle Redmond', 'Stella Marsh']);
});

test('lifts, moves and drops a card with the keyboard, announces it, and keeps the focus', async () => {
  const user = userEvent.setup();
  await openRecruitment(createDemoSource());
  await focusOn('Maya Torres');
  await user.keyboard('[Space]');
  expect(heard()).toContain('Maya Torres is lifted, in Pending review.');
  await user.keyboard('{ArrowRight}');
  expect(heard()).toContain('Interviewed, 3 applications.');
  await user.keyboard('[Space]');
  expect(await column('Interviewed')).toEqual(['Maya Torres', 'Samir Haddad', 'Harper Quinn', 'Victor Palmer']);
  expect(heard()).toContain('Maya Torres is in Interviewed now.');
  await waitFor(async () => expect(document.activeElement).toBe(await card('Maya Torres')));
});

test('leaves a lifted card in place on Escape; arrow keys without a lifted card go to another one', async () => {
  const user = userEvent.setup();
  await openRecruitment(createDemoSource());
  await focusOn('Maya Torres');
  await user.keyboard('[Space]{ArrowRight}{Escape}');
  expect(heard()).toContain('Maya Torres stays in Pending review.');
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement?.textContent).toBe('Jack Brennan');
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement?.textContent).toBe('Samir Haddad');
  expect(await column('Pending review')).toHaveLength(5);
});

test('keeps a moved card in place while the result of an earlier move is read', async () => {
  const user = userEvent.setup();
  const source = createDemoSource();
  const answers = new Map<string, () => void>();
  let answered = 0;
  const slow = {
    moveApplication: {
      ...changes.moveApplication,
      async send(_reader: ClubReader, ...move: Parameters<RecruitmentSource['moveApplication']>) {
        await new Promise<void>((resolve) => answers.set(move[0].name, resolve));
        return source.moveApplication(...move);
      },
    },
  };
  await openRecruitment({
    ...source,
    ...sendChanges<ClubReads, typeof slow>('recruitment', slow, source, {} as ClubReader),
    async listApplications() {
      const listed = await source.listApplications();
      answered += 1;
      return listed;
    },
  });
  for (const name of ['Maya Torres', 'Jack Brennan']) {
    await focusOn(name);
    await user.keyboard('[Space]{ArrowRight}[Space]');
    await waitFor(() => expect(answers.has(name)).toBe(true));
  }
  const before = answered;
  answers.get('Maya Torres')?.();
  await waitFor(() => expect(answered).toBe(before + 1));
  await screen.findByText('Maya Torres: Interviewed');
  expect(await column('Interviewed')).toEqual(expect.arrayContaining(['Maya Torres', 'Jack Brennan']));
  expect(await column('Pending review')).not.toContain('Jack Brennan');
  await act(async () => answers.get('Jack Brennan')?.());
  await waitFor(() => expect(answered).toBe(before + 2));
  expect(await column('Interviewed')).toEqual(expect.arrayContaining(['Maya Torres', 'Jack Brennan']));
});

test('does not lift a hired applicant, and says where to change that', async () => {
  const user = userEvent.setup();
  await openRecruitment(createDemoSource());
  await focusOn('Ben Adler');
  await user.keyboard('[Space]');
  expect(heard()).toContain('Ben Adler is hired and on the staff.');
  expect(await column('Hired')).toContain('Ben Adler');
});

test('asks for the reason of a rejection, and keeps what was typed when it is refused', async () => {
  const user = userEvent.setup();
  const source = createDemoSource();
  const move = jest
    .fn<Promise<number>, Parameters<RecruitmentSource['moveApplication']>>()
    .mockRejectedValueOnce(new DataError('Someone else changed this. Reload to see their version.', 'PT409', 409))
    .mockImplementation(source.moveApplication);
  await openRecruitment({ ...source, moveApplication: move });
  await user.click(await screen.findByRole('button', { name: 'Move Maya Torres' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Reject…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reject Maya Torres?' }));
  await dialog.findByLabelText('Email');
  await user.click(dialog.getByRole('button', { name: 'Reject and send' }));
  expect(dialog.getByText('Write in a few words why.')).toBeTruthy();
  expect(move).not.toHaveBeenCalled();

  await user.type(dialog.getByLabelText('Reason'), 'Away in July');
  await user.click(dialog.getByRole('button', { name: 'Reject and send' }));
  expect(await dialog.findByText('Someone else changed this. Reload to see their version.')).toBeTruthy();
  expect(dialog.getByLabelText<HTMLTextAreaElement>('Reason').value).toBe('Away in July');
  expect(screen.getByRole('region', { name: 'Pending review', hidden: true }).textContent).toContain('Maya Torres');

  await user.click(dialog.getByRole('button', { name: 'Reject and send' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await column('Rejected')).toEqual(['Maya Torres', 'Kyle Redmond', 'Stella Marsh']);
});

test('returns a card to its place after a refused move, with the reason', async () => {
  const user = userEvent.setup();
  const refuse = async () => {
    throw new DataError('Recruitment is not part of your club’s engagement.', '42501', 403);
  };
  await openRecruitment({ ...createDemoSource(), moveApplication: refuse });
  await focusOn('Jack Brennan');
  await user.keyboard('[Space]{ArrowRight}[Space]');
  expect(await screen.findByText('Jack Brennan was not moved')).toBeTruthy();
  expect(screen.getByText('Recruitment is not part of your club’s engagement.')).toBeTruthy();
  await waitFor(async () => expect(await column('Pending review')).toContain('Jack Brennan'));
});

test('undoes a move and says why, also aloud, when another person changed the application', async () => {
  const user = userEvent.setup();
  const refuse = async () => {
    const words = 'Someone else changed this. Reload to see their version.';
    throw new DataError(words, 'PT409', 409, 'Read the row again and save over its current version.');
  };
  await openRecruitment({ ...createDemoSource(), moveApplication: refuse });
  await focusOn('Jack Brennan');
  await user.keyboard('[Space]{ArrowRight}[Space]');
  expect(await screen.findByText(/Reload to see their version. The board shows how far they are now./)).toBeTruthy();
  expect(screen.queryByText(/Read the row again/)).toBeNull();
  await waitFor(() => expect(heard()).toContain('Jack Brennan was not moved.'));
  expect(heard()).not.toContain('Jack Brennan is in Interviewed now.');
});

test('renders only the cards near the viewport when there are thousands', async () => {
  const source = createDemoSource();
  const [first] = await source.listApplications();
  if (!first) throw new Error('the sample club has no application');
  const many = Array.from({ length: 5000 }, (_, index) => ({
    ...first,
    id: `many-${index}`,
    name: `Applicant ${index}`,
  }));
  await openRecruitment({ ...source, listApplications: async () => many });
  const rendered = await column('Pending review');
  expect(rendered[0]).toBe('Applicant 0');
  expect(rendered.length).toBeLessThanOrEqual(60);
  expect(screen.getByRole('list', { name: 'Pending review: 5,000 applications' })).toBeTruthy();
});
