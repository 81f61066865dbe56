import { Button } from '@platform/ui';
import { FILE_NOT_OPENED } from '../failures/readTitles';
import { toastFailure } from '../failures/toastFailure';
import { openTab } from './openTab';

interface OpenAttachmentProps {
  /** The path of the file in the club's storage. */
  path: string;
  /** The address at which the browser opens it. @throws DataError */
  addressOf: (path: string) => Promise<string>;
  /** Names the file to screen readers, where the label of the button does not. */
  name?: string;
  /** The label of the button. */
  children: string;
}

/** Opens the attachment of a row in a new tab. */
export function OpenAttachment({ path, addressOf, name, children }: OpenAttachmentProps) {
  const open = async () => {
    const tab = openTab();
    try {
      tab.show(await addressOf(path));
    } catch (error) {
      tab.close();
      toastFailure(FILE_NOT_OPENED, error as Error);
    }
  };
  return (
    <div>
      <Button variant="quiet" size="sm" aria-label={name} onClick={() => void open()}>
        {children}
      </Button>
    </div>
  );
}
