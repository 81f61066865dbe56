import { Button, Inline, token } from '@platform/ui';
import { Plus } from 'lucide-react';
import { styled } from 'styled-components';

interface ListHeadProps {
  title: string;
  /** The label of the button that adds something to the list. */
  add: string;
  disabled?: boolean;
  onAdd: () => void;
}

/** The title of a list in a dialog, with the button that adds to it. */
export function ListHead({ title, add, disabled, onAdd }: ListHeadProps) {
  return (
    <Head $justify="between">
      <h3>{title}</h3>
      <Button
        variant="secondary"
        size="sm"
        icon={<Plus size={16} aria-hidden="true" />}
        disabled={disabled}
        onClick={onAdd}
      >
        {add}
      </Button>
    </Head>
  );
}

const Head = styled(Inline)`
  margin-bottom: ${token.space.xs};
`;
