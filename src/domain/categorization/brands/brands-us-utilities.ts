/** Regional gas, water and power companies of the United States, and the tax offices of its states. */
export const BRANDS_US_UTILITIES = `
FirstEnergy|power|firstenergycorp.com|firstenergy opco,firstenergy opco fe,first energy
Ohio Edison|power|firstenergycorp.com|
Toledo Edison|power|firstenergycorp.com|
Penelec|power|firstenergycorp.com|=penelec
Met-Ed|power|firstenergycorp.com|=met ed
JCP&L|power|firstenergycorp.com|=jcp l,jersey central power,jersey central power light
West Penn Power|power|firstenergycorp.com|
Mon Power|power|firstenergycorp.com|=mon power
Potomac Edison|power|firstenergycorp.com|
Evergy|power|evergy.com|evergy payment
AES Ohio|power|aes-ohio.com|
AES Indiana|power|aesindiana.com|
Alliant Energy|power|alliantenergy.com|alliant energy ipl,alliant energy wpl
We Energies|power|we-energies.com|wisconsin electric,we energies web
PPL Electric|power|pplelectric.com|ppl electric utilities,ppl elec
Tampa Electric|power|tampaelectric.com|=teco,teco tampa electric,teco peoples gas
Alabama Power|power|alabamapower.com|
Tucson Electric Power|power|tep.com|tucson electric
PNM|power|pnm.com|=pnm,pnm electric
Avista Utilities|power|myavista.com|=avista
Idaho Power|power|idahopower.com|
NorthWestern Energy|power|northwesternenergy.com|
Black Hills Energy|power|blackhillsenergy.com|
OG&E|power|oge.com|=oge,oge electric,oklahoma gas electric
Green Mountain Energy|power|greenmountainenergy.com|
Spire|power|spireenergy.com|=spire,spire energy,spire gas,laclede gas
Atmos Energy|power|atmosenergy.com|atmos energy sgl
Nicor Gas|power|nicorgas.com|=nicor
Peoples Gas|power|peoplesgasdelivery.com|
Columbia Gas|power|columbiagas.com|columbia gas of ohio,columbia gas of pa,columbia gas of va,columbia gas of ky
NIPSCO|power|nipsco.com|
LG&E|power|lge-ku.com|=lge,lge ku,louisville gas electric
Kentucky Utilities|power|lge-ku.com|
MLGW|power|mlgw.com|=mlgw,memphis light gas water
Nashville Electric Service|power|nespower.com|nes nashville electric
Unitil|power|unitil.com|
Versant Power|power|versantpower.com|
Central Maine Power|power|cmpco.com|
Liberty Utilities|power|libertyutilities.com|
Aqua America|water|aquawater.com|aqua pa,aqua ohio,aqua illinois
Washington Gas|power|washingtongas.com|washington gas light
Piedmont Natural Gas|power|piedmontng.com|piedmont natural ga
Questar Gas|power|questargas.com|
Cascade Natural Gas|power|cngc.com|
Summit Natural Gas|power|summitnaturalgas.com|
SMUD|power|smud.org|=smud
Austin Energy|power|austinenergy.com|
CPS Energy|power|cpsenergy.com|
JEA|power|jea.com|=jea
OUC|power|ouc.com|=ouc,orlando utilities commission
Duquesne Light|power|duquesnelight.com|duquesne light co
UGI|power|ugi.com|=ugi,ugi utilities
Rhode Island Energy|power|rienergy.com|ri energy
Alabama Department of Revenue|tax|revenue.alabama.gov|al dor,alabama dor,al dept of revenue,al dept revenue,
 alabama dept of revenue,alabama dept revenue,alabama dept rev,state of alabama dor
Arizona Department of Revenue|tax|azdor.gov|az dor,arizona dor,az dept of revenue,az dept revenue,
 arizona dept of revenue,arizona dept revenue,arizona dept rev,state of arizona dor
Colorado Department of Revenue|tax|tax.colorado.gov|co dor,colorado dor,co dept of revenue,co dept revenue,
 colorado dept of revenue,colorado dept revenue,colorado dept rev,state of colorado dor
Georgia Department of Revenue|tax|dor.georgia.gov|ga dor,georgia dor,ga dept of revenue,ga dept revenue,
 georgia dept of revenue,georgia dept revenue,georgia dept rev,state of georgia dor
Illinois Department of Revenue|tax|tax.illinois.gov|il dor,illinois dor,il dept of revenue,il dept revenue,
 illinois dept of revenue,illinois dept revenue,illinois dept rev,state of illinois dor
Indiana Department of Revenue|tax|in.gov/dor|indiana dor,indiana dept of revenue,indiana dept revenue,
 indiana dept rev,state of indiana dor
Iowa Department of Revenue|tax|tax.iowa.gov|ia dor,iowa dor,ia dept of revenue,ia dept revenue,iowa dept of revenue,
 iowa dept revenue,iowa dept rev,state of iowa dor
Kansas Department of Revenue|tax|ksrevenue.gov|ks dor,kansas dor,ks dept of revenue,ks dept revenue,
 kansas dept of revenue,kansas dept revenue,kansas dept rev,state of kansas dor
Kentucky Department of Revenue|tax|revenue.ky.gov|ky dor,kentucky dor,ky dept of revenue,ky dept revenue,
 kentucky dept of revenue,kentucky dept revenue,kentucky dept rev,state of kentucky dor
Louisiana Department of Revenue|tax|revenue.louisiana.gov|louisiana dor,louisiana dept of revenue,
 louisiana dept revenue,louisiana dept rev,state of louisiana dor,=la dor
Massachusetts Department of Revenue|tax|mass.gov/dor|ma dor,massachusetts dor,ma dept of revenue,ma dept revenue,
 massachusetts dept of revenue,massachusetts dept revenue,massachusetts dept rev,state of massachusetts dor,
 mass dor,mass dept of revenue,comm of mass
Minnesota Department of Revenue|tax|revenue.state.mn.us|mn dor,minnesota dor,mn dept of revenue,mn dept revenue,
 minnesota dept of revenue,minnesota dept revenue,minnesota dept rev,state of minnesota dor
Mississippi Department of Revenue|tax|dor.ms.gov|ms dor,mississippi dor,ms dept of revenue,ms dept revenue,
 mississippi dept of revenue,mississippi dept revenue,mississippi dept rev,state of mississippi dor
Missouri Department of Revenue|tax|dor.mo.gov|mo dor,missouri dor,mo dept of revenue,mo dept revenue,
 missouri dept of revenue,missouri dept revenue,missouri dept rev,state of missouri dor
Montana Department of Revenue|tax|mtrevenue.gov|mt dor,montana dor,mt dept of revenue,mt dept revenue,
 montana dept of revenue,montana dept revenue,montana dept rev,state of montana dor
Nebraska Department of Revenue|tax|revenue.nebraska.gov|ne dor,nebraska dor,ne dept of revenue,ne dept revenue,
 nebraska dept of revenue,nebraska dept revenue,nebraska dept rev,state of nebraska dor
North Carolina Department of Revenue|tax|ncdor.gov|nc dor,north carolina dor,nc dept of revenue,nc dept revenue,
 north carolina dept of revenue,north carolina dept revenue,north carolina dept rev,state of north carolina dor
Oregon Department of Revenue|tax|oregon.gov/dor|oregon dor,oregon dept of revenue,oregon dept revenue,
 oregon dept rev,state of oregon dor,=or dor
Pennsylvania Department of Revenue|tax|revenue.pa.gov|pa dor,pennsylvania dor,pa dept of revenue,pa dept revenue,
 pennsylvania dept of revenue,pennsylvania dept revenue,pennsylvania dept rev,state of pennsylvania dor
South Carolina Department of Revenue|tax|dor.sc.gov|sc dor,south carolina dor,sc dept of revenue,sc dept revenue,
 south carolina dept of revenue,south carolina dept revenue,south carolina dept rev,state of south carolina dor
Tennessee Department of Revenue|tax|tn.gov/revenue|tn dor,tennessee dor,tn dept of revenue,tn dept revenue,
 tennessee dept of revenue,tennessee dept revenue,tennessee dept rev,state of tennessee dor
Washington Department of Revenue|tax|dor.wa.gov|wa dor,washington dor,wa dept of revenue,wa dept revenue,
 washington dept of revenue,washington dept revenue,washington dept rev,state of washington dor
Wisconsin Department of Revenue|tax|revenue.wi.gov|wi dor,wisconsin dor,wi dept of revenue,wi dept revenue,
 wisconsin dept of revenue,wisconsin dept revenue,wisconsin dept rev,state of wisconsin dor
Florida Department of Revenue|tax|floridarevenue.com|fl dor,florida dor,fl dept of revenue,fl dept revenue,
 florida dept of revenue,florida dept revenue,florida dept rev,state of florida dor
New York State Department of Taxation and Finance|tax|tax.ny.gov|nys dtf,nys dtf pit,nys dtf pit tax,
 nys dtf pit tax paymnt,nys dtf sales,ny state tax,nys tax
New Jersey Division of Taxation|tax|nj.gov/treasury/taxation|nj div of taxation,state of nj taxation,nj web pmt
Comptroller of Maryland|tax|marylandtaxes.gov|comp of maryland,comptroller of md,md comptroller
Virginia Department of Taxation|tax|tax.virginia.gov|va dept taxation,va dept of taxation,virginia dept of taxation,
 va tax
Utah State Tax Commission|tax|tax.utah.gov|utah tax commission,utah state tax comm,utah801
Michigan Department of Treasury|tax|michigan.gov/treasury|mi dept of treasury,michigan dept of treasury,
 state of mi treasury
Ohio Department of Taxation|tax|tax.ohio.gov|ohio dept of taxation,ohio taxation,ohio tax
`;
