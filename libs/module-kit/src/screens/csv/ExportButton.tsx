import { Button, VisuallyHidden, type ButtonProps } from '@platform/ui';
import { Download } from 'lucide-react';
import { useIsPhone } from '../parts/useMedia';

interface ExportButtonProps extends Pick<ButtonProps, 'size' | 'disabled' | 'loading'> {
  /** What is saved, such as "applications". */
  of: string;
  onExport: () => void;
}

/** The button that saves the rows of a list as CSV, the same in every module. On a phone it shows one word. */
export function ExportButton({ of, onExport, ...rest }: ExportButtonProps) {
  const isPhone = useIsPhone();
  return (
    <Button
      {...rest}
      variant="secondary"
      icon={<Download size={18} aria-hidden="true" />}
      onClick={onExport}
      title={`Saves the ${of} as CSV`}
    >
      {isPhone ? (
        <span>
          <VisuallyHidden>Export </VisuallyHidden>CSV
        </span>
      ) : (
        'Export CSV'
      )}
    </Button>
  );
}
