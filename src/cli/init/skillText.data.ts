/** A skill in the form that coding agents share: what it is for, then what to do. */
export const SKILL_TEXT = `---
name: plimsoll
description: Check whether web-platform features (CSS, HTML, JavaScript, browser APIs) may be used for this project's audience, and find code that won’t work for some of its people. Use before writing or reviewing front-end code.
---

# Browser support in this project

The project's \`plimsoll.config.json\` names its audience and its line: the share that must be able to use a feature.

1. Before you use a feature you are not sure of, run \`npx plimsoll can <feature>\`. Names may be web-features ids (\`grid\`),
   compat keys (\`css.selectors.has\`) or code (\`":has()"\`). Exit code 0 means yes, 1 no, 5 unclear.
2. Below the line, write it only as an enhancement that works without it, behind a feature test.
   \`npx plimsoll scan <file> --explain <key>\` prints the test.
3. After you have changed code, run \`npx plimsoll scan\`. Fix what is new; accept a use only with a reason:
   \`plimsoll-ignore-next-line <key> -- <reason>\`.
4. To replace a fallback later, write \`TODO(plimsoll/<feature>)\` next to it. \`npx plimsoll todo\` says when it is no longer needed.

Never use a feature that \`can\` calls discouraged, and never lower the line to make a scan pass.
`;
