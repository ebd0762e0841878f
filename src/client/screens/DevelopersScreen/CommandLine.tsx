import { Prose } from '@/client/ui/Prose';
import { Section } from '@/client/ui/Section';
import { COMMAND_EXAMPLES, CONFIG_EXAMPLE, TOOLS } from './commandLine.data';
import styles from './DevelopersScreen.module.css';

export function CommandLine() {
  return (
    <Section title="Command line" id="cli">
      <Prose>
        <p>
          <code>plimsoll</code> answers from the data in its package and needs no server. With{' '}
          <code>--server</code> or <code>PLIMSOLL_URL</code> it asks this one, which also knows your
          own audiences. Code never leaves your machine.
        </p>
        <dl>
          {COMMAND_EXAMPLES.map(({ command, says }) => (
            <div key={command}>
              <dt>
                <code>{command}</code>
              </dt>
              <dd>{says}</dd>
            </div>
          ))}
        </dl>
        <p>
          <code>plimsoll mcp</code> serves agents, and <code>plimsoll lsp</code> serves editors.
          Exit codes: 0 good, 1 not (below the line, behind, new uses), 2 wrong usage, 3 unreadable
          input with <code>--strict</code>, 4 server or data unreachable.
        </p>
        <p>In the tools that you have:</p>
        <dl>
          {TOOLS.map(({ tool, add }) => (
            <div key={tool}>
              <dt>{tool}</dt>
              <dd>
                <code>{add}</code>
              </dd>
            </div>
          ))}
        </dl>
        <p>
          Every command decides by the nearest <code>plimsoll.config.json</code>. A file that{' '}
          <code>sync</code> did not write is left alone; in <code>AGENTS.md</code>, only its own
          block changes.
        </p>
        <pre className={styles.code}>
          <code>{CONFIG_EXAMPLE}</code>
        </pre>
      </Prose>
    </Section>
  );
}
