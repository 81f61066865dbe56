import { Toaster } from '@platform/ui';
import { act, configure, render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { defineModule } from '../module/defineModule';
import type { Descriptor } from '../module/platformModule';
import { pageHistory } from '../navigation/pageHistory';
import { queryClient } from '../data/queryClient';

interface OpenedPage {
  /** The module's own module.json. */
  descriptor: Descriptor;
  /** The module's pages, or one of them. */
  App: ComponentType;
  /** Path and query, such as `/training?tab=people`. */
  address: string;
}

/** Opens a page of a module as the platform puts it on the page, with no answers kept from an earlier test. */
export async function openPage({ descriptor, App, address }: OpenedPage): Promise<void> {
  // A busy machine renders late; a test still ends as soon as what it waits for is there.
  configure({ asyncUtilTimeout: 10_000 });
  queryClient.clear();
  pageHistory.push(address);
  // A page is opened without what the module puts into slots of others.
  const page = defineModule({ descriptor: { ...descriptor, fills: undefined }, App });
  await act(async () => {
    render(
      <>
        {page.render(address.replace(/\?.*/, ''))}
        <Toaster />
      </>,
    );
  });
}
