import { useMutation } from '@platform/module-kit';
import { FILE_NOT_OPENED, toastFailure } from '@platform/module-kit/screens';
import { Button, type ButtonProps } from '@platform/ui';
import { FileText } from 'lucide-react';
import type { ReactNode } from 'react';

interface FileButtonProps extends Omit<ButtonProps, 'onClick' | 'loading' | 'icon'> {
  /** The file's address, requested when it is opened: it is valid for one minute. */
  address: () => Promise<string>;
  children: ReactNode;
}

/** Opens a confidential file in its own tab. */
export function FileButton({ address, ...button }: FileButtonProps) {
  const opening = useMutation({
    mutationFn: async (tab: Window | null) => {
      const at = await address();
      if (tab) tab.location.replace(at);
      else window.location.assign(at);
    },
    onError: (error, tab) => {
      tab?.close();
      toastFailure(FILE_NOT_OPENED, error);
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
        // Opened within the click: browsers block a tab that opens after a server's answer.
        const tab = window.open('', '_blank');
        if (tab) tab.opener = null;
        opening.mutate(tab);
      }}
    />
  );
}
