import { createRoot, type Root } from 'react-dom/client';
import { MembersPage } from '../platform/members/src/MembersPage';

let root: Root | undefined;

/** Called by qiankun once, before the first mount. */
export async function bootstrap(): Promise<void> {}

/** Called by qiankun whenever the address belongs to the module. */
export async function mount({ container }: { container: HTMLElement }): Promise<void> {
  root = createRoot(container.querySelector('#root') ?? container);
  root.render(<MembersPage />);
}

/** Called by qiankun when the address belongs to another module. */
export async function unmount(): Promise<void> {
  root?.unmount();
}
