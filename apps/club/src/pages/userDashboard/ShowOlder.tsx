import { Button, Inline } from '@platform/ui';

interface ShowOlderProps {
  /** The plural of the rows, such as `messages`. */
  what: string;
  loading: boolean;
  onMore: () => void;
}

/** Below the newest rows of a list: shows more of them. */
export const ShowOlder = ({ what, loading, onMore }: ShowOlderProps) => (
  <Inline $justify="center">
    <Button variant="quiet" size="sm" loading={loading} onClick={onMore}>
      Show older {what}
    </Button>
  </Inline>
);
