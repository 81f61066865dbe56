import { Muted } from '@platform/module-kit/screens';
import { Stack } from '@platform/ui';

/** Why figures of the tab are dashes, each sentence once; nothing if the club has rows. */
export function Absences({ why }: { why: readonly (string | null | undefined)[] }) {
  const sentences = [...new Set(why.filter((sentence) => typeof sentence === 'string'))];
  if (sentences.length === 0) return null;
  return (
    <Stack $gap="hair">
      {sentences.map((sentence) => (
        <Muted as="p" key={sentence}>
          {sentence}
        </Muted>
      ))}
    </Stack>
  );
}
