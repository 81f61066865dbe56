/** A sentence that a function of the database raises. */
export interface RaisedRefusal {
  /** SQLSTATE, such as `22023`, or `PT` with the status of the answer, such as `PT409`. */
  code: string;
  /** For a person. Each `%` stands for a value. */
  message: string;
  /** What to do next, with values as in the message; empty where the database does not say it. */
  hint: string;
}

/** What one function raises: by code, or by the words of a sentence where several have one code. */
export type FunctionRefusals = Readonly<Record<string, RaisedRefusal>>;
