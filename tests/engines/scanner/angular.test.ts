import { keysIn, scanText, usesOfKey } from '../../support/aScanner';

const IMPORT = "import { Component, ElementRef, viewChild } from '@angular/core';\n";

describe('an Angular component', () => {
  it('has its template and its styles read, in their places', async () => {
    const code = `${IMPORT}@Component({\n  template: \`<dialog closedby="any"></dialog>\`,\n  styles: ['.a { anchor-name: --x }', \`.b:open { color: red }\`],\n})\nexport class Menu {}`;
    const uses = await scanText('menu.ts', code);

    for (const [key, line] of [
      ['html.elements.dialog.closedby', 3],
      ['css.properties.anchor-name', 4],
      ['css.selectors.open', 4],
    ])
      expect(uses).toContainEqual(expect.objectContaining({ key, line }));
  });

  it('is one only by Angular’s decorator', async () => {
    const code =
      "import { Component } from './mine'; @Component({ template: '<search>' }) class A {}";

    expect(await keysIn('a.ts', code)).not.toContain('html.elements.search');
  });

  it('binds attributes and listens to events in its template', async () => {
    const keys = await keysIn(
      'a.html',
      `<div [popover]="kind" (beforetoggle)="f($event)" [(ngModel)]="x" *ngIf="x"></div>
@if (a < b) { <dialog [attr.closedby]="'any'"></dialog> } @else { <search></search> }`,
    );

    expect(keys).toContain('html.global_attributes.popover');
    expect(keys).toContain('api.HTMLElement.beforetoggle_event');
    expect(keys).toContain('html.elements.dialog.closedby');
    expect(keys).toContain('html.elements.search');
  });

  it.each([
    ['a signal', 'd = viewChild<ElementRef<HTMLDialogElement>>("d")', 'this.d()!'],
    ['a required one', 'd = viewChild.required<ElementRef<HTMLDialogElement>>("d")', 'this.d()'],
    ['a field', '@ViewChild("d") d!: ElementRef<HTMLDialogElement>', 'this.d'],
  ])('knows the element of %s', async (_, field, read) => {
    const code = `${IMPORT}class A { ${field}; end() { ${read}.nativeElement.requestClose() } }`;

    expect(await usesOfKey('a.ts', code, 'api.HTMLDialogElement.requestClose')).toHaveLength(1);
  });
});

describe('WebAssembly', () => {
  it('is found by its functions and classes', async () => {
    const keys = await keysIn(
      'a.js',
      'WebAssembly.compileStreaming(fetch("a.wasm")); new WebAssembly.Memory({ initial: 1 }).grow(1);',
    );

    expect(keys).toContain('webassembly.api.compileStreaming_static');
    expect(keys).toContain('webassembly.api.Memory.grow');
  });

  it('is guarded by a test', async () => {
    const code = 'if ("promising" in WebAssembly) WebAssembly.promising(f)';
    const uses = await usesOfKey('a.js', code, 'webassembly.api.promising_static');

    expect(uses.map(({ guard }) => guard)).toEqual(['feature-test']);
  });
});

describe('XHTML', () => {
  it('has CDATA, and scripts that end at once', async () => {
    const keys = await keysIn(
      'a.xhtml',
      `<?xml version="1.0"?>
<html xmlns="http://www.w3.org/1999/xhtml"><head><script src="a.js"/>
<style><![CDATA[ a { anchor-name: --x } ]]></style></head>
<body><p popover="auto"/><script><![CDATA[ new EyeDropper() ]]></script></body></html>`,
    );

    expect(keys).toContain('css.properties.anchor-name');
    expect(keys).toContain('html.global_attributes.popover');
    expect(keys).toContain('api.EyeDropper');
  });
});
