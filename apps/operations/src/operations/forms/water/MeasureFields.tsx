import { Grid, NumberField } from '@platform/ui';
import type { ReadingErrors, ReadingFields } from '../../rules/water/readingCheck';
import { limitsInWords } from '../../rules/water/waterLimits';
import type { Pool } from '../../source/rows/water';

interface MeasureFieldsProps {
  /** Undefined until one is chosen. */
  pool: Pool | undefined;
  fields: ReadingFields;
  errors: ReadingErrors;
  onChange: (some: Partial<ReadingFields>) => void;
}

/** The measured values of a water test, with the limits of its pool. */
export function MeasureFields({ pool, fields, errors, onChange }: MeasureFieldsProps) {
  return (
    <>
      <Grid $min="12rem" $gap="md" $stretch>
        <NumberField
          label="Free chlorine"
          unit="ppm"
          step={0.1}
          value={fields.chlorine}
          hint={pool && limitsInWords('chlorine', pool)}
          error={errors.chlorine}
          onChange={(chlorine) => onChange({ chlorine })}
        />
        <NumberField
          label="pH"
          step={0.1}
          value={fields.ph}
          hint={pool && limitsInWords('ph', pool)}
          error={errors.ph}
          onChange={(ph) => onChange({ ph })}
        />
        <NumberField
          label="Temperature"
          unit="°F"
          value={fields.temperature}
          hint={pool && limitsInWords('temperature', pool)}
          error={errors.temperature}
          onChange={(temperature) => onChange({ temperature })}
        />
      </Grid>
      <Grid $min="12rem" $gap="md" $stretch>
        <NumberField
          label="Total alkalinity"
          optional
          unit="ppm"
          step={10}
          value={fields.alkalinity}
          error={errors.alkalinity}
          onChange={(alkalinity) => onChange({ alkalinity })}
        />
        <NumberField
          label="Calcium hardness"
          optional
          unit="ppm"
          step={10}
          value={fields.calcium}
          error={errors.calcium}
          onChange={(calcium) => onChange({ calcium })}
        />
        {pool?.usesCyanuricAcid && (
          <NumberField
            label="Cyanuric acid"
            optional
            unit="ppm"
            step={10}
            value={fields.cyanuricAcid}
            error={errors.cyanuricAcid}
            onChange={(cyanuricAcid) => onChange({ cyanuricAcid })}
          />
        )}
      </Grid>
    </>
  );
}
