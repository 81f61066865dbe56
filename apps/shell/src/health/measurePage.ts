import { onCLS, onINP, onLCP, type Metric } from 'web-vitals';
import { LONGEST_MS } from './healthReport';

export interface Measurement {
  metric: 'LCP' | 'INP' | 'CLS';
  /** LCP and INP in milliseconds; CLS in thousandths, because the platform stores whole numbers. */
  value: number;
}

/**
 * Measures how soon the page showed its largest part (LCP), how slowly it responded (INP) and how much it moved (CLS),
 * as https://web.dev/articles/vitals defines them. Reports each value when it is final, at the latest when the page is
 * hidden.
 */
export function measurePage(tell: (measurement: Measurement) => void): void {
  const take = ({ name, value }: Metric) => {
    if (name === 'CLS') tell({ metric: name, value: Math.round(value * 1000) });
    else if (name === 'LCP' || name === 'INP') tell({ metric: name, value: Math.min(Math.round(value), LONGEST_MS) });
  };
  onLCP(take);
  onINP(take);
  onCLS(take);
}
