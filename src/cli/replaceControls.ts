const CONTROLS = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu;

/** Nothing in a name of a file, or in code, may act on the terminal or the log it is shown in. */
export function replaceControls(text: string): string {
  return text.replace(CONTROLS, '�');
}

/** The same for a message of several lines. */
export function replaceControlsInLines(text: string): string {
  return text.split('\n').map(replaceControls).join('\n');
}
