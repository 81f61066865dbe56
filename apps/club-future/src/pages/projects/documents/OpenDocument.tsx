import { Button } from '@platform/ui';
import type { ProjectDocument } from '../../../source/rows/project';
import { useOpenDocument } from './useOpenDocument';

interface OpenDocumentProps {
  document: ProjectDocument;
  /** The label of the button. */
  children: string;
}

/** Opens the newest file of a document in a new tab. */
export function OpenDocument({ document, children }: OpenDocumentProps) {
  const open = useOpenDocument(document);
  return (
    <Button variant="quiet" size="sm" aria-label={`Open ${document.title}`} onClick={() => open(null, false)}>
      {children}
    </Button>
  );
}
