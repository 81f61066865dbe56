import { useMutation } from '@platform/module-kit';
import { toastFailure } from '@platform/module-kit/screens';
import { Button, type ButtonProps } from '@platform/ui';
import { FileText } from 'lucide-react';
import type { ReactNode } from 'react';

interface FileButtonProps extends Omit<ButtonProps, 'onClick' | 'loading' | 'icon'> {
  /** Where the file is, asked when it is opened: such an address works for a minute. */
  address: () => Promise<string>;
  children: ReactNode;
}

/** Opens a confidential file in a tab of its own. */
export function FileButton({ address, ...button }: FileButtonProps) {
  const opening = useMutation({
    mutationFn: async (tab: Window | null) => {
      const at = await address();
      if (tab) tab.location.replace(at);
      else window.location.assign(at);
    },
    onError: (error, tab) => {
      tab?.close();
      toastFailure('The file was not opened', error);
    },
  });
  return (
    <Button
      variant="secondary"
      size="sm"
      {...button}
      icon={<FileText size={16} aria-hidden="true" />}
      loading={opening.isPending}
      onClick={() => {
        // With the press itself: browsers refuse a tab that opens after an answer of the server.
        const tab = window.open('', '_blank');
        if (tab) tab.opener = null;
        opening.mutate(tab);
      }}
    />
  );
}
