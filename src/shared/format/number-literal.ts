/** A number of an answer whose digits a double would not give back: 150.00, 1E400, -0, 0.1234567890123456789. */
export class NumberLiteral {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  toString(): string {
    return this.text;
  }

  /** The nearest double, for who compares or draws. */
  valueOf(): number {
    return Number(this.text);
  }
}
