import { useMutation } from '@platform/module-kit';
import { FILE_NOT_OPENED, openTab, toastFailure, type WaitingTab } from '@platform/module-kit/screens';
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
    mutationFn: async (tab: WaitingTab) => tab.show(await address()),
    onError: (error, tab) => {
      tab.close();
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
      onClick={() => opening.mutate(openTab())}
    />
  );
}
