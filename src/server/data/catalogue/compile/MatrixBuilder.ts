// Builds a SupportMatrix. Rows with equal states in one browser share a cell.
import type { SupportMatrix } from '@/server/data/catalogue/SupportMatrix';

export class MatrixBuilder {
  private readonly cells = new Map<string, number>();
  private readonly cellBrowser: number[] = [];
  private readonly cellStart: number[] = [0];
  private readonly spanFrom: number[] = [];
  private readonly spanState: number[] = [];
  private readonly cellOf: Uint32Array;

  constructor(
    private readonly rowCount: number,
    private readonly browserCount: number,
  ) {
    this.cellOf = new Uint32Array(rowCount * browserCount);
  }

  set(row: number, browser: number, cell: number): void {
    this.cellOf[row * this.browserCount + browser] = cell;
  }

  /** @param states one per release, oldest first */
  cellFor(browser: number, states: Uint8Array): number {
    const id = `${browser}:${states.join('')}`;
    const known = this.cells.get(id);
    if (known !== undefined) return known;

    const cell = this.cellBrowser.push(browser) - 1;
    states.forEach((state, release) => {
      if (release > 0 && states[release - 1] === state) return;
      this.spanFrom.push(release);
      this.spanState.push(state);
    });
    this.cellStart.push(this.spanFrom.length);
    this.cells.set(id, cell);
    return cell;
  }

  build(): SupportMatrix {
    return {
      rowCount: this.rowCount,
      cellCount: this.cellBrowser.length,
      cellOf: this.cellOf,
      cellBrowser: Uint8Array.from(this.cellBrowser),
      cellStart: Uint32Array.from(this.cellStart),
      spanFrom: Uint16Array.from(this.spanFrom),
      spanState: Uint8Array.from(this.spanState),
    };
  }
}
