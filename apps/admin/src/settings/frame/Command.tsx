import { copyText } from '@platform/module-kit/screens';
import { Button, token } from '@platform/ui';
import { styled } from 'styled-components';

interface CommandProps {
  /** What it does, such as "Promote training 1.2.0"; the label of the copy button. */
  what: string;
  children: string;
}

/** A text to use elsewhere, such as a command for the platform's operator, with a copy button. */
export function Command({ what, children }: CommandProps) {
  return (
    <Frame>
      <Text role="group" aria-label={what}>
        {children}
      </Text>
      <Button
        variant="secondary"
        size="sm"
        aria-label={`Copy: ${what}`}
        onClick={() => void copyText(children, 'Text')}
      >
        Copy
      </Button>
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: ${token.space.xs};
  width: 100%;
`;

const Text = styled.code`
  padding: ${token.space.xs} ${token.space.sm};
  border-radius: ${token.radius.sm};
  background: ${token.color.surfaceSunken};
  font-family: ui-monospace, monospace;
  font-size: ${token.size.xs};
  overflow-wrap: anywhere;
`;
