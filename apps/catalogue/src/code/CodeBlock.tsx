import { Button, toast, token } from '@platform/ui';
import type { Example } from '@platform/ui/examples';
import { styled } from 'styled-components';
import { useExampleCode } from './exampleCode';
import { highlight, type PieceKind } from './highlight';

/** The code of an example, to read and to copy. */
export function CodeBlock({ file, example }: { file: string; example: Example }) {
  const state = useExampleCode(file, example);
  if (state.is === 'failed') return <Note>The code could not be read. Is the command still running?</Note>;
  if (state.is === 'loading' || state.code === '') return null;
  const { code } = state;
  return (
    <Frame>
      <Head>
        <span>TSX</span>
        <Button variant="quiet" size="sm" onClick={() => void copy(code)}>
          Copy
        </Button>
      </Head>
      <Code tabIndex={0} role="region" aria-label={`Code of “${example.name}”`}>
        <code>
          {highlight(code).map(({ kind, text }, index) => (
            <Piece key={index} $kind={kind}>
              {text}
            </Piece>
          ))}
        </code>
      </Code>
    </Frame>
  );
}

async function copy(code: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(code);
    toast({ title: 'Copied' });
  } catch {
    toast({
      title: 'Not copied',
      description: 'The browser did not allow it. Select the code and copy it by hand.',
      tone: 'destructive',
    });
  }
}

const Frame = styled.div`
  border-top: 1px solid ${token.color.line};
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: ${token.space.xs} ${token.space.xs} 0 ${token.space.lg};
  color: ${token.color.inkFaint};
  font-size: ${token.size.xs};
  font-weight: ${token.weight.semibold};
`;

const Code = styled.pre`
  overflow-x: auto;
  padding: ${token.space.xs} ${token.space.lg} ${token.space.lg};
  font-family: ui-monospace, 'SF Mono', Menlo, Consolas, 'Liberation Mono', monospace;
  font-size: ${token.size.xs};
  line-height: ${token.leading.text};
  tab-size: 2;
`;

const colors: Record<PieceKind, string> = {
  plain: token.color.ink,
  text: token.color.successInk,
  word: token.color.courtInk,
  component: token.color.water,
  comment: token.color.inkMuted,
};

const Piece = styled.span<{ $kind: PieceKind }>`
  color: ${({ $kind }) => colors[$kind]};
`;

const Note = styled.p`
  padding: ${token.space.md} ${token.space.lg};
  border-top: 1px solid ${token.color.line};
  color: ${token.color.inkMuted};
  font-size: ${token.size.sm};
`;
