import { defineModule, pageHistory, queryClient } from '@platform/module-kit';
import { Toaster } from '@platform/ui';
import { act, configure, render, screen, within } from '@testing-library/react';
import descriptor from '../../../module.json';
import type { RecruitmentSource } from '../source/recruitmentSource';
import { RecruitmentSourceContext } from '../source/RecruitmentSourceContext';
import { PipelinePage } from './PipelinePage';

/** Opens the pages of recruitment over a source, as the platform puts them on the page. */
export async function openPipeline(source: RecruitmentSource, search = ''): Promise<void> {
  // A busy machine draws late; a test still ends as soon as what it waits for is there.
  configure({ asyncUtilTimeout: 10_000 });
  queryClient.clear();
  pageHistory.push(`/demo/recruitment${search}`);
  const page = defineModule({
    descriptor: { ...descriptor, fills: undefined },
    App: () => (
      <RecruitmentSourceContext value={source}>
        <PipelinePage />
      </RecruitmentSourceContext>
    ),
  });
  await act(async () => {
    render(
      <>
        {page.draw('/demo/recruitment')}
        <Toaster />
      </>,
    );
  });
}

/** The names in a column of the board, in their order. */
export async function column(label: string): Promise<string[]> {
  const region = await screen.findByRole('region', { name: label });
  return within(region)
    .queryAllByRole('link')
    .map((link) => link.textContent);
}

/** What a screen reader has heard last of the board. */
export const heard = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join(' ');
