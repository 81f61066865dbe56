import { FILE_NOT_OPENED, toastFailure } from '@platform/module-kit/screens';
import { Button } from '@platform/ui';
import { useOperationsSource } from '../source/useOperationsSource';

interface OpenAttachmentProps {
  /** The path of the file in the club's storage. */
  path: string;
  /** The label of the button. */
  children: string;
}

/** Opens the attachment of a row in a new tab. */
export function OpenAttachment({ path, children }: OpenAttachmentProps) {
  const source = useOperationsSource();
  const open = async () => {
    try {
      window.open(await source.addressOfPhoto(path), '_blank', 'noopener');
    } catch (error) {
      toastFailure(FILE_NOT_OPENED, error as Error);
    }
  };
  return (
    <div>
      <Button variant="quiet" size="sm" onClick={() => void open()}>
        {children}
      </Button>
    </div>
  );
}
