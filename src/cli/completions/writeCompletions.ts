// The commands and their flags → a shell script that completes them. It calls nothing when it runs,
// so completion is instant.
import type { Command } from 'commander';

interface CommandWords {
  readonly name: string;
  readonly description: string;
  readonly flags: readonly {
    readonly flag: string;
    readonly description: string;
    readonly values: readonly string[];
    readonly takesValue: boolean;
  }[];
  /** Accepted arguments. */
  readonly values: readonly string[];
}

export type Shell = 'bash' | 'zsh' | 'fish';

/** Words that the data has, and no command lists. */
export interface KnownWords {
  /** By flag: `--audience`. */
  readonly flags: Readonly<Record<string, readonly string[]>>;
  /** By command: `can`. */
  readonly commands: Readonly<Record<string, readonly string[]>>;
}

export function writeCompletions(program: Command, shell: Shell, known: KnownWords): string {
  const commands = program.commands.map((command) => toWords(command, known));
  return { bash, zsh, fish }[shell](commands);
}

function toWords(command: Command, known: KnownWords): CommandWords {
  return {
    name: command.name(),
    description: command.description(),
    flags: command.options.map(({ long, description, argChoices, required, optional }) => ({
      flag: long ?? '',
      description,
      values: argChoices ?? known.flags[long ?? ''] ?? [],
      takesValue: required || optional,
    })),
    values: [
      ...command.registeredArguments.flatMap(({ argChoices }) => argChoices ?? []),
      ...(known.commands[command.name()] ?? []),
    ],
  };
}

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

function bash(commands: readonly CommandWords[]): string {
  const cases = commands.map(
    ({ name, flags, values }) =>
      `    ${name}) words=${quoted([...values, ...flags.map(({ flag }) => flag), '--help'].join(' '))} ;;`,
  );
  const choices = commands.flatMap(({ flags }) => flags.filter(({ values }) => values.length > 0));
  const previous = [...new Map(choices.map((one) => [one.flag, one])).values()].map(
    ({ flag, values }) =>
      `    ${flag}) COMPREPLY=($(compgen -W ${quoted(values.join(' '))} -- "$prefix$current")); COMPREPLY=("\${COMPREPLY[@]#"$prefix"}"); return ;;`,
  );
  return `# plimsoll completions bash > /etc/bash_completion.d/plimsoll
_plimsoll() {
  local current="\${COMP_WORDS[COMP_CWORD]}" before="\${COMP_WORDS[COMP_CWORD - 1]}" prefix='' words
  # Bash ends a word at a colon, as in region:DE.
  if [ "$current" = ':' ]; then
    prefix="$before:" current='' before="\${COMP_WORDS[COMP_CWORD - 2]}"
  elif [ "$before" = ':' ]; then
    prefix="\${COMP_WORDS[COMP_CWORD - 2]}:" before="\${COMP_WORDS[COMP_CWORD - 3]}"
  fi
  case "$before" in
${previous.join('\n')}
  esac
  case "\${COMP_WORDS[1]}" in
${cases.join('\n')}
    *) words=${quoted([...commands.map(({ name }) => name), '--help', '--version'].join(' '))} ;;
  esac
  if [ "$COMP_CWORD" -eq 1 ]; then words=${quoted([...commands.map(({ name }) => name), '--help', '--version'].join(' '))}; fi
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o default -F _plimsoll plimsoll
`;
}

function zsh(commands: readonly CommandWords[]): string {
  const plain = (text: string) => text.replace(/[[\]:]/g, ' ');
  const names = commands.map(({ name, description }) => quoted(`${name}:${plain(description)}`));
  const cases = commands.map(({ name, flags, values }) => {
    const options = flags.map(({ flag, description, values: choices, takesValue }) => {
      const value = takesValue ? `:value:(${choices.join(' ').replaceAll(':', '\\:')})` : '';
      return quoted(`${flag}[${plain(description)}]${value}`);
    });
    const rest = values.length > 0 ? `'*:value:(${values.join(' ')})'` : `'*:file:_files'`;
    return `    ${name}) _arguments ${[...options, rest].join(' ')} ;;`;
  });
  return `#compdef plimsoll
# plimsoll completions zsh > ~/.zfunc/_plimsoll
_plimsoll() {
  local -a commands
  commands=(${names.join(' ')})
  if (( CURRENT == 2 )); then
    _describe command commands
    return
  fi
  local command=$words[2]
  shift words
  (( CURRENT-- ))
  case "$command" in
${cases.join('\n')}
  esac
}
compdef _plimsoll plimsoll
`;
}

function fish(commands: readonly CommandWords[]): string {
  const lines = commands.flatMap(({ name, description, flags, values }) => [
    `complete -c plimsoll -n __fish_use_subcommand -f -a ${name} -d ${quoted(description)}`,
    ...(values.length > 0
      ? [
          `complete -c plimsoll -n '__fish_seen_subcommand_from ${name}' -f -a ${quoted(values.join(' '))}`,
        ]
      : []),
    ...flags.map(({ flag, description: what, values: choices, takesValue }) =>
      [
        `complete -c plimsoll -n '__fish_seen_subcommand_from ${name}' -l ${flag.replace(/^--/, '')}`,
        ...(takesValue ? ['-r'] : []),
        ...(choices.length > 0 ? [`-f -a ${quoted(choices.join(' '))}`] : []),
        `-d ${quoted(what)}`,
      ].join(' '),
    ),
  ]);
  return `# plimsoll completions fish > ~/.config/fish/completions/plimsoll.fish
${lines.join('\n')}
`;
}
