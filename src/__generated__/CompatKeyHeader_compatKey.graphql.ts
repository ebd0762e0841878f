/**
 * @generated SignedSource<<8d7b5beeec288ad3d3c9b4bde7ae3253>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CompatKeyHeader_compatKey$data = {
  readonly ancestors: ReadonlyArray<{
    readonly name: string;
    readonly path: string;
  }>;
  readonly descriptionHtml: string | null | undefined;
  readonly hasData: boolean;
  readonly isDeprecated: boolean;
  readonly isExperimental: boolean;
  readonly isStandardTrack: boolean;
  readonly name: string;
  readonly path: string;
  readonly " $fragmentType": "CompatKeyHeader_compatKey";
};
export type CompatKeyHeader_compatKey$key = {
  readonly " $data"?: CompatKeyHeader_compatKey$data;
  readonly " $fragmentSpreads": FragmentRefs<"CompatKeyHeader_compatKey">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "path",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CompatKeyHeader_compatKey",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "descriptionHtml",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isDeprecated",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isExperimental",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isStandardTrack",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasData",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CompatKey",
      "kind": "LinkedField",
      "name": "ancestors",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "CompatKey",
  "abstractKey": null
};
})();

(node as any).hash = "bb565daa366d42252c0a6aedacc29d9a";

export default node;
