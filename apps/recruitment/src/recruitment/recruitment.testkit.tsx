import { openPage } from '@platform/module-kit/testing';
import { screen, within } from '@testing-library/react';
import descriptor from '../../module.json';
import type { RecruitmentSource } from './source/recruitmentSource';
import { RecruitmentSourceProvider } from './source/useRecruitmentSource';
import { RecruitmentPage } from './RecruitmentPage';

/** Opens the recruitment pages over a source. */
export function openRecruitment(source: RecruitmentSource, search = ''): Promise<void> {
  const App = () => (
    <RecruitmentSourceProvider value={source}>
      <RecruitmentPage />
    </RecruitmentSourceProvider>
  );
  return openPage({ descriptor, App, address: `/demo/recruitment${search}` });
}

/** The names in a column of the board, in their order. */
export async function column(label: string): Promise<string[]> {
  const region = await screen.findByRole('region', { name: label });
  return within(region)
    .queryAllByRole('link')
    .map((link) => link.textContent);
}

/** The board's last announcement to screen readers. */
export const heard = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join(' ');
