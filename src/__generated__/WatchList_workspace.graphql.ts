/**
 * @generated SignedSource<<95d3696cca8b34cfe3ca9921363bf1b6>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WatchList_workspace$data = {
  readonly id: string;
  readonly watches: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"Watch_watch">;
  }> | null | undefined;
  readonly watchesLookedAt: {
    readonly at: string;
    readonly dataVersion: string;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"WatchTerms_workspace">;
  readonly " $fragmentType": "WatchList_workspace";
};
export type WatchList_workspace$key = {
  readonly " $data"?: WatchList_workspace$data;
  readonly " $fragmentSpreads": FragmentRefs<"WatchList_workspace">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WatchList_workspace",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "WatchLook",
      "kind": "LinkedField",
      "name": "watchesLookedAt",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "at",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "dataVersion",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Watch",
      "kind": "LinkedField",
      "name": "watches",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "Watch_watch"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WatchTerms_workspace"
    }
  ],
  "type": "Workspace",
  "abstractKey": null
};
})();

(node as any).hash = "271055c82017a50248abc2d480126407";

export default node;
