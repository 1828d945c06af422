/** Disjoint groups of IDs, which are alone at first. */
export function createGroups(ids: readonly string[]) {
  const parents = new Map(ids.map((id) => [id, id]));
  const rootOf = (id: string): string => {
    let root = id;
    for (let parent = parents.get(root); parent !== undefined && parent !== root; parent = parents.get(root))
      root = parent;
    parents.set(id, root);
    return root;
  };
  const groupsOf = (members: Iterable<string>) => [...Map.groupBy(members, rootOf).values()];
  return {
    /** Joins the groups of all these. IDs that are not in any group are left out. */
    joinAll(members: readonly string[]): void {
      const [first, ...others] = members.filter((id) => parents.has(id));
      if (first !== undefined) for (const other of others) parents.set(rootOf(other), rootOf(first));
    },
    all: () => groupsOf(parents.keys()),
    /** The groups of some IDs. */
    within: (members: readonly string[]) => groupsOf(members),
  };
}
