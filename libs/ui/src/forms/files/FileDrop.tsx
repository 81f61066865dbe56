import { useId, useState, type ClipboardEvent, type DragEvent } from 'react';
import { Upload } from 'lucide-react';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../../layout/hidden';
import { token } from '../../tokens/token';
import { Field, describeField, type FieldTexts } from '../Field';
import { DISC, DropFrame } from './DropFrame';
import type { FileEntry } from './fileEntry';
import { FileList } from './FileList';
import { sizeInWords } from '../../words/sizeInWords';
import { kindsInWords, refusalOf, type FileRules } from './fileRules';

export interface FileDropProps extends FieldTexts, FileRules {
  entries: readonly FileEntry[];
  /**
   * Files that keep the rules. The others are listed with their reason and go no further. A file is announced as added
   * once it is among the `entries`.
   */
  onAdd: (files: File[]) => void;
  onRemove: (id: string) => void;
  /** Called when a person chose only refused files: a message about an earlier file is outdated. */
  onRefuse?: () => void;
  /** Accepts several files; false replaces the chosen one. */
  multiple?: boolean;
  /** How many files fit. Further files are refused with the reason. */
  most?: number;
  disabled?: boolean;
}

/** Takes files by drag and drop, by click, by keyboard and from the clipboard. */
export function FileDrop(props: FileDropProps) {
  const { entries, onAdd, onRemove, onRefuse, multiple = false, most, disabled = false, ...others } = props;
  const { accept, maxBytes, ...texts } = others;
  const id = useId();
  const [over, setOver] = useState(false);
  const [refused, setRefused] = useState<readonly FileEntry[]>([]);
  const [said, setSaid] = useState('');

  // A file counts as added once the caller lists it: until then the caller may still read it, and refuse it.
  const listed = entries.map(keyOf);
  const [announced, setAnnounced] = useState<readonly string[]>(listed);
  if (listed.join() !== announced.join()) {
    setAnnounced(listed);
    const added = entries.filter((entry) => !announced.includes(keyOf(entry)));
    if (added.length > 0) setSaid([`Added ${nameOf(added)}.`, ...refused.map(reasonOf)].join(' '));
  }

  function take(files: readonly File[]) {
    if (disabled || files.length === 0) return;
    let room = most === undefined ? Infinity : most - entries.length;
    const judged = (multiple ? files : files.slice(0, 1)).map((file, index) => {
      const refusal = refusalOf(file, { accept, maxBytes });
      const fits = refusal !== undefined || room > 0;
      if (refusal === undefined) room -= 1;
      return {
        file,
        entry: { id: `${id}-${Date.now()}-${index}`, name: file.name, size: file.size },
        error: fits ? refusal : `There is room for ${most} files. Remove one, then choose this one again.`,
      };
    });
    const good = judged.filter(({ error }) => error === undefined).map(({ file }) => file);
    const bad = judged.filter(({ error }) => error !== undefined);
    setRefused(bad.map(({ entry, error }) => ({ ...entry, error })));
    setSaid(bad.map(sentenceOf).join(' '));
    if (good.length > 0) onAdd(good);
    else onRefuse?.();
  }

  const remove = (entry: FileEntry) => {
    setSaid(`Removed ${entry.name}.`);
    if (refused.includes(entry)) setRefused(refused.filter((other) => other !== entry));
    else onRemove(entry.id);
  };

  const described = describeField(id, texts);
  // A caller that took a file may refuse it a moment later: then it was not added.
  const failed = entries.filter(({ error }) => error !== undefined);
  return (
    <Field id={id} {...texts}>
      <Zone
        data-over={over || undefined}
        data-disabled={disabled || undefined}
        onDragOver={(event: DragEvent) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event: DragEvent) => {
          event.preventDefault();
          setOver(false);
          take([...event.dataTransfer.files]);
        }}
        onPaste={(event: ClipboardEvent) => take([...event.clipboardData.files])}
      >
        <Disc aria-hidden="true">
          <Upload size={20} strokeWidth={1.75} />
        </Disc>
        <p>
          <Press>Choose {multiple ? 'files' : 'a file'}</Press> or drop {multiple ? 'them' : 'it'} here
        </p>
        <Limits id={`${id}-limits`}>{limitsInWords({ accept, maxBytes })}</Limits>
        <Input
          {...described}
          aria-describedby={[described['aria-describedby'], `${id}-limits`].filter(Boolean).join(' ')}
          type="file"
          multiple={multiple}
          accept={accept?.join(',')}
          disabled={disabled}
          onChange={(event) => {
            take([...(event.target.files ?? [])]);
            // The same file, once corrected, may be chosen again.
            event.target.value = '';
          }}
        />
      </Zone>
      <FileList label={texts.label} entries={[...entries, ...refused]} onRemove={remove} />
      <VisuallyHidden role="status">{failed.length > 0 ? failed.map(reasonOf).join(' ') : said}</VisuallyHidden>
    </Field>
  );
}

/** Tells a file from the one it takes the place of, which may have the same id. */
const keyOf = ({ id, name, size }: FileEntry) => `${id} ${name} ${size}`;
const nameOf = (files: readonly FileEntry[]) => (files.length === 1 ? (files[0]?.name ?? '') : `${files.length} files`);
const reasonOf = ({ name, error }: FileEntry) => `${name}: ${error ?? ''}`;
const sentenceOf = ({ file, error }: { file: File; error?: string }) => `${file.name}: ${error ?? ''}`;

function limitsInWords({ accept = [], maxBytes }: FileRules): string {
  const kinds = accept.length > 0 ? kindsInWords(accept).replace(/^an? /, '') : '';
  const size = maxBytes === undefined ? '' : `up to ${sizeInWords(maxBytes)}`;
  const words = [kinds, size].filter(Boolean).join(', ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const Zone = styled(DropFrame)`
  position: relative;
  border-color: ${token.color.lineStrong};
  background: ${token.color.surface};
  text-align: center;
  transition:
    background-color ${token.motion.quick},
    border-color ${token.motion.quick};
  &:hover,
  &[data-over] {
    border-color: ${token.color.water};
    background: ${token.color.waterSoft};
  }
  &:has(:focus-visible) {
    outline: 3px solid ${token.color.focus};
    outline-offset: 2px;
  }
  &:has([aria-invalid]) {
    border-color: ${token.color.danger};
  }
  &[data-disabled] {
    border-color: ${token.color.line};
    background: ${token.color.surfaceSunken};
    color: ${token.color.inkMuted};
  }
  &[data-disabled] span {
    background: none;
    color: inherit;
    text-decoration: none;
  }
`;

const Disc = styled.span`
  display: grid;
  place-items: center;
  width: ${DISC};
  height: ${DISC};
  border-radius: ${token.radius.full};
  background: ${token.color.waterSoft};
  color: ${token.color.waterInk};
`;

const Press = styled.span`
  color: ${token.color.waterInk};
  font-weight: ${token.weight.semibold};
  text-decoration: underline;
  text-underline-offset: 0.18em;
`;

const Limits = styled.p`
  color: ${token.color.inkMuted};
  font-size: ${token.size.sm};
`;

/* The real input covers the zone unseen: pressing, dropping, focus and its name are the browser's own. */
const Input = styled.input`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  opacity: 0;
  cursor: pointer;
  &:disabled {
    cursor: not-allowed;
  }
`;
