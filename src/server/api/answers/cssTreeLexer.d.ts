import 'css-tree';

declare module 'css-tree' {
  interface Lexer {
    getProperty(name: string): object | null;
    getType(name: string): object | null;
    getAtrule(name: string, fallbackBasename: boolean): object | null;
  }
}
