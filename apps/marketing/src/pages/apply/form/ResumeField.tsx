import { FileDrop } from '@platform/ui';

/** Largest resume (bytes), as in the function. */
const MAX_BYTES = 5_000_000;

interface ResumeFieldProps {
  resume: File | null;
  onChange: (resume: File | null) => void;
  disabled: boolean;
}

/** An optional file. Only the club's managers can open it. */
export function ResumeField({ resume, onChange, disabled }: ResumeFieldProps) {
  return (
    <FileDrop
      label="Resume"
      optional
      hint="Only managers of the club can open it."
      accept={['.pdf', '.docx', '.png', '.jpg', '.jpeg']}
      maxBytes={MAX_BYTES}
      disabled={disabled}
      entries={resume ? [{ id: resume.name, name: resume.name, size: resume.size }] : []}
      onAdd={([file]) => onChange(file ?? null)}
      onRemove={() => onChange(null)}
    />
  );
}
